import Foundation

/// Files with sound in them. What is not compressed is read here; whoever can read more, as AVFoundation can, enters it.
package enum SoundFiles {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var decoder: ((URL) -> (any SampleReader)?)?

    /// Enters what reads other files.
    package static func setDecoder(_ decoder: @escaping (URL) -> (any SampleReader)?) { lock.withLock { self.decoder = decoder } }

    /// What reads a file; `nil` if nobody can.
    package static func reader(contentsOf url: URL) -> (any SampleReader)? {
        if let file = SampleFile(contentsOf: url) { return file.reader() }
        return lock.withLock { decoder }?(url)
    }
}
