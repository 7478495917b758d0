// Types of folders with a layout, and of programs.

extension UTType {
    /// A folder that a person sees as one file.
    public static let package = system("com.apple.package")
    /// A folder with a layout that programs know.
    public static let bundle = system("com.apple.bundle")
    /// Code that a program loads.
    public static let pluginBundle = system("com.apple.plugin")
    /// Code that tells Spotlight of documents.
    public static let spotlightImporter = system("com.apple.metadata-importer")
    /// Code that shows documents.
    public static let quickLookGenerator = system("com.apple.quicklook-generator")
    /// A service of a program.
    public static let xpcService = system("com.apple.xpc-service")
    /// A framework.
    public static let framework = system("com.apple.framework")
    /// A program that a person starts.
    public static let application = system("com.apple.application")
    /// A program that a person starts, in a bundle.
    public static let applicationBundle = system("com.apple.application-bundle")
    /// An app's extension.
    public static let applicationExtension = system("com.apple.application-and-system-extension")
    /// A program of Unix.
    public static let unixExecutable = system("public.unix-executable")
    /// A program of Windows.
    public static let exe = system("com.microsoft.windows-executable")
    /// A pane of macOS's settings.
    public static let systemPreferencesPane = system("com.apple.systempreference.prefpane")
}
