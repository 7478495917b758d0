import Foundation
import SampanInterfaceBuilder
import SampanLocalization

/// A storyboard or xib, read and localized, with the bundle that it came from. Read once for all that is made from it.
@MainActor
final class NibSource {
    let document: IBDocument
    let bundle: Bundle

    init(document: IBDocument, bundle: Bundle) { (self.document, self.bundle) = (document, bundle) }

    private static var cache: [URL: NibSource] = [:]

    /// The document of that name in the bundle, or `nil` if there is none that can be read.
    static func load(_ name: String, _ fileExtension: String, in bundle: Bundle) -> NibSource? {
        guard let url = url(name, fileExtension, in: bundle) else { return nil }
        if let known = cache[url] { return known }
        do {
            let source = try read(url, in: bundle)
            cache[url] = source
            return source
        } catch {
            NSLog("%@", "\(error)")
            return nil
        }
    }

    /// Reads a document, in the bundle's preferred language.
    static func read(_ url: URL, in bundle: Bundle) throws -> NibSource {
        let document = try IBDocument.read(contentsOf: url)
        let name = url.deletingPathExtension().lastPathComponent
        localize(document, named: name, at: url, in: bundle)
        return NibSource(document: document, bundle: bundle)
    }

    static func url(_ name: String, _ fileExtension: String, in bundle: Bundle) -> URL? {
        let plain = name.hasSuffix("." + fileExtension) ? String(name.dropLast(fileExtension.count + 1)) : name
        return bundle.url(forResource: plain, withExtension: fileExtension)
    }

    /// Puts the texts of the preferred language into a document that is the base of several.
    private static func localize(_ document: IBDocument, named name: String, at url: URL, in bundle: Bundle) {
        guard url.deletingLastPathComponent().lastPathComponent == "Base.lproj" else { return }
        let strings = strings(for: name, in: bundle)
        var shown = (strings ?? [:]).mapValues { UserLanguages.shown($0, documentText: $0) }
        if UserLanguages.changesTexts {
            // The document is its own language's table.
            for (key, text) in document.texts where shown[key] == nil {
                shown[key] = UserLanguages.shown(strings == nil ? text : nil, documentText: text)
            }
        }
        document.localize(with: shown)
    }

    /// The texts of the preferred language; `nil` where it is the document's own.
    private static func strings(for name: String, in bundle: Bundle) -> [String: String]? {
        for language in bundle.preferredLocalizations {
            let path = bundle.path(forResource: name, ofType: "strings", inDirectory: nil, forLocalization: language)
            guard let path, let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { continue }
            return try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: String]
        }
        return nil
    }

    // MARK: What has no effect

    private var checked: Set<ObjectIdentifier> = []
    private var leftOut: Set<String> = []

    /// Logs, once for each element, what a record says and no class here takes, so that nothing is lost in silence.
    func reportLeftOut(of record: IBObject, by cards: [ClassCard]) {
        guard record.isKnown, record.element != "constraint", record.className.flatMap({ ClassCards.cls(named: $0) }) != nil,
            checked.insert(ObjectIdentifier(record)).inserted
        else { return }
        for name in record.names.subtracting(IBObject.commonNames).sorted() {
            guard !cards.contains(where: { $0.attributeNames.contains(name) || $0.withoutEffect.contains(name) }),
                !DerivedAttributes.has(name, in: cards), leftOut.insert("\(record.element) \(name)").inserted
            else { continue }
            log("'\(name)' of <\(record.element)> has no effect", at: record.line)
        }
    }

    private var missingImages: Set<String> = []

    /// Logs, once for each, that there is no image of a name.
    func logMissingImage(_ name: String, at line: Int) {
        guard missingImages.insert(name).inserted else { return }
        log(
            "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier \"\(bundle.bundleIdentifier ?? "(null)")\"",
            at: line)
    }

    /// Logs what a document and the app's code do not agree on, with the line.
    func log(_ message: String, at line: Int) {
        if let observer = InterfaceObservation.observer { return observer.noted(message, document: document.name, line: line) }
        NSLog("%@", "\(message) (\(document.name):\(line))")
    }
}
