import Foundation
import SampanFoundation

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// PNG, and JPEG.
    public nonisolated static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }

    /// Every kind of picture.
    public nonisolated static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg", "public.image"] }

    /// The image as a file of a type.
    public nonisolated func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData()
        completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
        return nil
    }

    /// The image of a file.
    public nonisolated static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
    private static let type = "com.apple.uikit.color"

    /// UIKit's own.
    public nonisolated static var writableTypeIdentifiersForItemProvider: [String] { [type] }

    /// UIKit's own.
    public nonisolated static var readableTypeIdentifiersForItemProvider: [String] { [type] }

    /// The colour, archived.
    public nonisolated func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        do {
            completionHandler(try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }

    /// The colour of an archive.
    public nonisolated static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) as? Self else {
            throw CocoaError(.coderReadCorrupt)
        }
        return color
    }
}
