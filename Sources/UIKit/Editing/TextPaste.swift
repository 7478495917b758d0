import Foundation
import SampanFoundation

/// Takes items into a text: each becomes a text, all of them one, and that goes where they were pasted or dropped.
@MainActor
final class TextPaste {
    private weak var client: (any TextPasteClient)?
    private let items: [(provider: NSItemProvider, localObject: Any?)]
    private let range: NSRange
    private var results: [NSAttributedString?]
    private var missing: Int
    private let completion: (NSRange?) -> Void

    /// - Parameters:
    ///   - range: what gives way.
    ///   - completion: called with where the text is then; `nil` if there is none, or the text's view is gone.
    init(
        _ items: [(provider: NSItemProvider, localObject: Any?)], into client: any TextPasteClient, at range: NSRange,
        completion: @escaping (NSRange?) -> Void = { _ in }
    ) {
        (self.client, self.items, self.range, self.completion) = (client, items, range, completion)
        results = Array(repeating: nil, count: items.count)
        missing = items.count
    }

    func start() {
        guard let client else { return completion(nil) }
        guard missing > 0 else { return completion(nil) }
        let delegate = client.pasteDelegate
        for (index, entry) in items.enumerated() {
            let item = client.pasteItem(entry.provider, entry.localObject) { self.take($0, at: index) }
            let isDelegated: Void? = delegate.flatMap { delegate in
                OptionalRequirement.call { delegate.textPasteConfigurationSupporting(client, transform: item) }
            }
            if isDelegated == nil { item.setDefaultResult() }
        }
    }

    private func take(_ result: NSAttributedString?, at index: Int) {
        results[index] = result
        missing -= 1
        if missing == 0 { finish() }
    }

    private func finish() {
        let texts = results.compactMap { $0 }
        guard let client, client.acceptsChanges, !texts.isEmpty else { return completion(nil) }
        let delegate = client.pasteDelegate
        let limit = client.editor.length
        let range = NSRange(location: min(range.location, limit), length: min(range.length, max(0, limit - range.location)))
        let combined =
            delegate.flatMap { delegate in
                OptionalRequirement.call {
                    delegate.textPasteConfigurationSupporting(client, combineItemAttributedStrings: texts, for: OffsetRange(range))
                }
            } ?? texts.reduce(into: NSMutableAttributedString()) { $0.append($1) }
        if let delegate,
            let placed = OptionalRequirement.call({
                delegate.textPasteConfigurationSupporting(client, performPasteOf: combined, to: OffsetRange(range))
            })
        {
            return completion(client.editor.range(placed))
        }
        completion(client.editor.insert(combined, at: range))
    }
}

/// A view of text that takes what is pasted.
@MainActor
protocol TextPasteClient: TextEditorClient, UITextPasteConfigurationSupporting {
    /// Whether text keeps the attributes that it has where it comes from: people may edit attributes, too.
    var takesAttributes: Bool { get }
    /// What an item is while it is open what becomes of it; the closure is called once, with its text if it has one.
    func pasteItem(_ provider: NSItemProvider, _ localObject: Any?, onResult: @escaping (NSAttributedString?) -> Void) -> PasteItem
}

extension TextPasteClient {
    var attributesForPasting: [NSAttributedString.Key: Any] { plainAttributes.merging(editor.typingAttributes) { $1 } }

    func pasteItem(_ provider: NSItemProvider, _ localObject: Any?, onResult: @escaping (NSAttributedString?) -> Void) -> PasteItem {
        PasteItem(provider, localObject, attributesForPasting, allowsAttributes: takesAttributes, onResult)
    }

    /// Whether one of some items can be taken: one of the configured types, or, where nothing is said of them, text.
    func canTake(_ providers: [NSItemProvider]) -> Bool {
        acceptsChanges && takesTypes(of: providers)
    }

    /// Whether one of some items is of a type that is taken.
    func takesTypes(of providers: [NSItemProvider]) -> Bool {
        if let pasteConfiguration { return pasteConfiguration.accepts(providers) }
        return providers.contains { $0.canLoadObject(ofClass: NSString.self) || $0.canLoadObject(ofClass: NSAttributedString.self) }
    }
}

extension TextEditor {
    /// Puts a text in the place of a range, after asking whoever has a say; returns where it is then.
    func insert(_ text: NSAttributedString, at range: NSRange) -> NSRange? {
        let isPlain = !((client as? any TextPasteClient)?.takesAttributes ?? false)
        let plain = client.isSingleLine ? text.string.split(whereSeparator: \.isNewline).joined(separator: " ") : text.string
        guard client.acceptsChanges, client.mayReplace(range, with: plain) else { return nil }
        change(range, to: plain)
        let placed = NSRange(location: range.location, length: (plain as NSString).length)
        guard !isPlain, plain == text.string else { return placed }
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, part, _ in
            storage.addAttributes(attributes, range: NSRange(location: placed.location + part.location, length: part.length))
        }
        client.textNeedsDisplay()
        return placed
    }
}
