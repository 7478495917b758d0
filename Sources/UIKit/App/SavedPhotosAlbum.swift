import Foundation
import ObjCRuntime
import SampanHost

/// Adds a picture, as JPEG, to the person's photo library, once the person has allowed that: the app has to say why it asks with
/// `NSPhotoLibraryAddUsageDescription`. See https://developer.apple.com/documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:).
///
/// - Parameters:
///   - image: the picture.
///   - completionTarget: who is told on the main thread, later.
///   - completionSelector: what is sent, with the picture, an error or `nil`, and `contextInfo`:
///     `image:didFinishSavingWithError:contextInfo:`, or another with three parameters.
///   - contextInfo: is handed on.
@MainActor @preconcurrency
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    SavedPhotosAlbum.add(image) { error in
        guard let completionTarget, let completionSelector else { return }
        ObjCMessage.send(completionSelector, to: completionTarget as AnyObject, [image, error, contextInfo])
    }
}

/// What apps add pictures to without the Photos framework.
@MainActor
enum SavedPhotosAlbum {
    /// Adds a picture when the person allows it, and says on the main thread whether it did.
    static func add(_ image: UIImage, permissions: Permissions = .shared, then done: @escaping (NSError?) -> Void) {
        nonisolated(unsafe) let done = done
        let sources = PhotoSources.current
        SystemPermission.request(
            .photos, title: "“\(SystemPermission.appName)” Would Like to Add to your Photos",
            usageKey: "NSPhotoLibraryAddUsageDescription", permissions: permissions
        ) { isAllowed in
            DispatchQueue.main.async { done(isAllowed ? write(image, to: sources) : unavailable) }
        }
    }

    private static func write(_ image: UIImage, to sources: PhotoSources) -> NSError? {
        guard let data = image.jpegData(compressionQuality: 0.95) else { return failure(-3302, "The picture has no content.") }
        guard let reason = sources.add(.picture(name: "IMG_\(UUID().uuidString.prefix(8)).JPG", data)) else { return nil }
        return failure(-3304, reason)
    }

    /// What apps are told that the person did not allow it.
    private static var unavailable: NSError {
        NSError(
            domain: "ALAssetsLibraryErrorDomain", code: -3310,
            userInfo: [
                NSLocalizedDescriptionKey: "Data unavailable", NSLocalizedRecoverySuggestionErrorKey: "Launch the Photos application",
            ])
    }

    private static func failure(_ code: Int, _ reason: String) -> NSError {
        NSError(domain: "ALAssetsLibraryErrorDomain", code: code, userInfo: [NSLocalizedDescriptionKey: reason])
    }
}
