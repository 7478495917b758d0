import Foundation
import SampanXML

/// The one text that Xcode's notes on a model's versions hold: a property list in XML with a dictionary at the top.
enum CurrentVersion {
    /// What stands at a key; `nil` if nothing does.
    static func read(_ data: Data, key: String) -> String? {
        guard data.count <= 1 << 20, let root = try? XMLReader.parse(data, keepsText: ["key", "string"]),
            let entries = root.first("dict")?.children
        else { return nil }
        for (index, entry) in entries.enumerated() where entry.name == "key" && entry.text == key && index + 1 < entries.count {
            let value = entries[index + 1]
            return value.name == "string" && !value.text.isEmpty ? value.text : nil
        }
        return nil
    }

    /// A property list with one text.
    static func write(_ value: String, key: String) -> Data {
        func escaped(_ text: String) -> String {
            text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        }
        return Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
            \t<key>\(escaped(key))</key>
            \t<string>\(escaped(value))</string>
            </dict>
            </plist>

            """.utf8)
    }
}
