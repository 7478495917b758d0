import Foundation
import SampanFoundation

extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
    /// RTF, and the text alone.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.rtf", "public.utf8-plain-text"] }

    /// RTF, HTML, and text alone.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.rtf", "public.html", "public.utf8-plain-text", "public.plain-text"]
    }

    /// The text as a document of a type.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let type: DocumentType = typeIdentifier == "public.rtf" ? .rtf : .plain
        do {
            completionHandler(try data(from: NSRange(location: 0, length: length), documentAttributes: [.documentType: type]), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }

    /// The text of a document of a type.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let types: [String: DocumentType] = ["public.rtf": .rtf, "public.html": .html]
        let options: [DocumentReadingOptionKey: Any] = [
            .documentType: types[typeIdentifier] ?? .plain, .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        guard let text = try NSAttributedString(data: data, options: options, documentAttributes: nil) as? Self else {
            throw CocoaError(.featureUnsupported)
        }
        return text
    }
}
