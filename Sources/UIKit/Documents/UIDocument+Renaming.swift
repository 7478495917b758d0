import Foundation
import SampanFoundation

extension UIDocument {
    /// Gives the file another name, whose ending stays, after all that is being read or written.
    func rename(to name: String, then completion: @escaping @MainActor (_ succeeded: Bool) -> Void) {
        let (old, ending) = (fileURL, fileURL.pathExtension)
        let new = old.deletingLastPathComponent().appendingPathComponent(ending.isEmpty ? name : "\(name).\(ending)")
        performAsynchronousFileAccess {
            var failure: (any Error)?
            // A document that was never saved has no file yet.
            if FileManager.default.fileExists(atPath: old.path) {
                do { try DocumentFile.move(old, to: new, for: self) } catch { failure = error }
            }
            let error = failure
            DispatchQueue.main.async { [self] in
                if let error {
                    handleError(error, userInteractionPermitted: true)
                } else {
                    SecurityScope.grant(new)
                    fileURL = new
                }
                completion(error == nil)
            }
        }
    }
}
