// Types of text and of sources.

extension UTType {
    /// Any text.
    public static let text = system("public.text")
    /// Text without markup, in an encoding that nothing says.
    public static let plainText = system("public.plain-text")
    /// Text without markup, in UTF-8.
    public static let utf8PlainText = system("public.utf8-plain-text")
    /// Text without markup, in UTF-16 with a byte order mark.
    public static let utf16ExternalPlainText = system("public.utf16-external-plain-text")
    /// Text without markup, in UTF-16 of the machine's own byte order.
    public static let utf16PlainText = system("public.utf16-plain-text")
    /// A table as text.
    public static let delimitedText = system("public.delimited-values-text")
    /// A table as text, with commas.
    public static let commaSeparatedText = system("public.comma-separated-values-text")
    /// A table as text, with tabs.
    public static let tabSeparatedText = system("public.tab-separated-values-text")
    /// A table as text, with tabs, in UTF-8.
    public static let utf8TabSeparatedText = system("public.utf8-tab-separated-values-text")
    /// Rich text.
    public static let rtf = system("public.rtf")
    /// Rich text with its pictures, in a folder.
    public static let rtfd = system("com.apple.rtfd")
    /// Rich text with its pictures, in one file.
    public static let flatRTFD = system("com.apple.flat-rtfd")
    /// A page of the web.
    public static let html = system("public.html")
    /// Any XML.
    public static let xml = system("public.xml")
    /// YAML.
    public static let yaml = system("public.yaml")
    /// A style sheet of the web.
    public static let css = system("public.css")
    /// JSON.
    public static let json = system("public.json")
    /// Geographic data as JSON.
    public static let geoJSON = system("public.geojson")
    /// The source of a program.
    public static let sourceCode = system("public.source-code")
    /// A source in assembly language.
    public static let assemblyLanguageSource = system("public.assembly-source")
    /// A source in C.
    public static let cSource = system("public.c-source")
    /// A source in Objective-C.
    public static let objectiveCSource = system("public.objective-c-source")
    /// A source in Swift.
    public static let swiftSource = system("public.swift-source")
    /// A source in C++.
    public static let cPlusPlusSource = system("public.c-plus-plus-source")
    /// A source in Objective-C++.
    public static let objectiveCPlusPlusSource = system("public.objective-c-plus-plus-source")
    /// A header in C.
    public static let cHeader = system("public.c-header")
    /// A header in C++.
    public static let cPlusPlusHeader = system("public.c-plus-plus-header")
    /// A source that is run as it is.
    public static let script = system("public.script")
    /// A script in AppleScript.
    public static let appleScript = system("com.apple.applescript.text")
    /// A compiled script.
    public static let osaScript = system("com.apple.applescript.script")
    /// A compiled script with its resources.
    public static let osaScriptBundle = system("com.apple.applescript.script-bundle")
    /// A script in JavaScript.
    public static let javaScript = system("com.netscape.javascript-source")
    /// A script for a shell.
    public static let shellScript = system("public.shell-script")
    /// A script in Perl.
    public static let perlScript = system("public.perl-script")
    /// A script in Python.
    public static let pythonScript = system("public.python-script")
    /// A script in Ruby.
    public static let rubyScript = system("public.ruby-script")
    /// A script in PHP.
    public static let phpScript = system("public.php-script")
    /// What `make` reads.
    public static let makefile = system("public.make-source")
    /// A property list.
    public static let propertyList = system("com.apple.property-list")
    /// A property list as XML.
    public static let xmlPropertyList = system("com.apple.xml-property-list")
    /// A property list in Apple's binary format.
    public static let binaryPropertyList = system("com.apple.binary-property-list")
}
