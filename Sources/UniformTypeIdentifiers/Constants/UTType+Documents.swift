// Types of documents, messages and addresses.

extension UTType {
    /// A PDF document.
    public static let pdf = system("com.adobe.pdf")
    /// A page of the web with what it shows.
    public static let webArchive = system("com.apple.webarchive")
    /// An electronic book.
    public static let epub = system("org.idpf.epub-container")
    /// A spreadsheet.
    public static let spreadsheet = system("public.spreadsheet")
    /// A presentation.
    public static let presentation = system("public.presentation")
    /// A message.
    public static let message = system("public.message")
    /// A message of electronic mail.
    public static let emailMessage = system("public.email-message")
    /// A person's or company's address.
    public static let contact = system("public.contact")
    /// An address as a vCard.
    public static let vCard = system("public.vcard")
    /// Something to be done.
    public static let toDoItem = system("public.to-do-item")
    /// An entry of a calendar.
    public static let calendarEvent = system("public.calendar-event")
    /// A file that leads to a place in the net.
    public static let internetLocation = system("com.apple.internet-location")
    /// A file of Windows that leads to a place in the net.
    public static let internetShortcut = system("com.microsoft.internet-shortcut")
}
