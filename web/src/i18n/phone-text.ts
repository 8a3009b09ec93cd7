/** A Swiss mobile number as it is written in Switzerland: `+41795550142` → `079 555 01 42`; any other as it is. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^\+41(\d{2})(\d{3})(\d{2})(\d{2})$/, "0$1 $2 $3 $4");
