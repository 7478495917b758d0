import Foundation
import SampanInterfaceBuilder
import XcodeProject

/// The texts of a storyboard or xib, with the keys and comments that Interface Builder gives them.
package enum InterfaceTexts {
    /// The texts, sorted by their keys.
    ///
    /// - Throws: `ParseError`, with line and column.
    package static func texts(_ bytes: [UInt8], path: String) throws -> [ExchangeUnit] {
        let document: IBDocument
        do {
            document = try IBDocument.read(Data(bytes), name: (path as NSString).lastPathComponent)
        } catch let error as IBParseError {
            throw ParseError(path: path, line: error.line, column: error.column, message: error.message)
        }
        var units: [ExchangeUnit] = []
        for object in document.allObjects {
            guard let id = object.id else { continue }
            let texts = texts(of: object)
            guard !texts.isEmpty else { continue }
            for (property, text) in texts where !text.isEmpty {
                let name = object.className.map { $0 == "IBTableViewSection" ? "UITableViewSection" : $0 } ?? object.element
                let note = "Class = \"\(name)\"; \(property) = \(StringsFile.quoted(text)); ObjectID = \"\(id)\";\(comment(on: object))"
                units.append(ExchangeUnit(id: "\(id).\(property)", source: text, note: note))
            }
        }
        return units.sorted { ExchangeOrder.object($0.id, before: $1.id) }
    }

    /// What a developer has written for localizers in Interface Builder.
    private static func comment(on object: IBObject) -> String {
        guard case .attributedString(let comment)? = object.values["userComments"] else { return "" }
        let text = comment.fragments.map(\.text).joined()
        return text.isEmpty ? "" : " Note = \(StringsFile.quoted(text));"
    }

    /// The properties that are texts of whatever object has them.
    private static let plain = [
        "text", "placeholder", "title", "prompt", "headerTitle", "footerTitle", "largeTitle", "toolTip", "badgeValue", "backButtonTitle",
        "subtitle",
    ]

    /// What Interface Builder calls properties that it keeps for others.
    private static let names = ["toolTip": "ibShadowedToolTip"]

    private static func texts(of object: IBObject) -> [(property: String, text: String)] {
        var found: [(String, String)] = []
        // A view controller's title is shown, one of a constraint or a placeholder is not there.
        for name in plain {
            if let text = object.text(name) { found.append((names[name] ?? name, text)) }
        }
        for state in object.list("states") {
            if let key = state.key, let title = state.text("title") { found.append(("\(key)Title", title)) }
        }
        for (number, segment) in object.list("segments").enumerated() {
            if let title = segment.text("title") { found.append(("segmentTitles[\(number)]", title)) }
        }
        if case .array(let titles)? = object.values["scopeButtonTitles"] {
            for (number, title) in titles.enumerated() {
                if case .string(let text) = title { found.append(("scopeButtonTitles[\(number)]", text)) }
            }
        }
        if let configuration = object.child("configuration") {
            for name in ["title", "subtitle"] {
                if let text = configuration.text(name) { found.append(("configuration.\(name)", text)) }
            }
        }
        if let accessibility = object.child("accessibilityConfiguration") {
            for name in ["label", "hint", "value"] {
                if let text = accessibility.text(name) { found.append(("accessibility\(name.capitalized)", text)) }
            }
        }
        var localized = 0
        for attribute in object.runtimeAttributes {
            guard case .localizedString(let text) = attribute.value else { continue }
            found.append(("ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(localized)]", text))
            localized += 1
        }
        return found
    }
}
