import Foundation

extension PropertyList {
    /// The list in its XML form, keys sorted, as `plutil` writes it.
    public var xml: String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """
        writeXML(to: &text, indent: "")
        return text + "</plist>\n"
    }

    private func writeXML(to text: inout String, indent: String) {
        switch self {
        case .string(let string): text += "\(indent)<string>\(XMLText.escaped(string))</string>\n"
        case .integer(let value): text += "\(indent)<integer>\(value)</integer>\n"
        case .real(let value): text += "\(indent)<real>\(value)</real>\n"
        case .boolean(let value): text += "\(indent)<\(value)/>\n"
        case .date(let seconds): text += "\(indent)<date>\(PropertyListDate.format(seconds))</date>\n"
        case .data(let bytes): text += "\(indent)<data>\(Data(bytes).base64EncodedString())</data>\n"
        case .array(let elements):
            guard !elements.isEmpty else { return text += "\(indent)<array/>\n" }
            text += "\(indent)<array>\n"
            for element in elements { element.writeXML(to: &text, indent: indent + "\t") }
            text += "\(indent)</array>\n"
        case .dictionary(let entries):
            guard !entries.isEmpty else { return text += "\(indent)<dict/>\n" }
            text += "\(indent)<dict>\n"
            for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
                text += "\(indent)\t<key>\(XMLText.escaped(key))</key>\n"
                value.writeXML(to: &text, indent: indent + "\t")
            }
            text += "\(indent)</dict>\n"
        }
    }

    /// The list in its OpenStep form, keys sorted, with the comment line that Xcode puts first.
    public var openStep: String {
        var text = "// !$*UTF8*$!\n"
        writeOpenStep(to: &text, indent: "")
        return text + "\n"
    }

    private func writeOpenStep(to text: inout String, indent: String) {
        switch self {
        case .string, .integer, .real, .boolean: text += PropertyList.quoted(string ?? "")
        case .date(let seconds): text += PropertyList.quoted(PropertyListDate.format(seconds))
        case .data(let bytes):
            text += "<" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + ">"
        case .array(let elements):
            text += "(\n"
            for element in elements {
                text += indent + "\t"
                element.writeOpenStep(to: &text, indent: indent + "\t")
                text += ",\n"
            }
            text += indent + ")"
        case .dictionary(let entries):
            text += "{\n"
            for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
                text += "\(indent)\t\(PropertyList.quoted(key)) = "
                value.writeOpenStep(to: &text, indent: indent + "\t")
                text += ";\n"
            }
            text += indent + "}"
        }
    }

    /// A string as the OpenStep form writes it: bare where it can be, quoted where it must.
    private static func quoted(_ string: String) -> String {
        let isBare = !string.isEmpty && string.utf8.allSatisfy(OpenStepParser.needsNoQuotes) && !string.contains("//")
        return isBare ? string : StringsFile.quoted(string)
    }
}
