import AVFoundation
import Foundation

/// A file of sound, read in pieces.
final class SoundFile {
    /// How many samples of the file are read at once.
    private static let pieceLength: AVAudioFrameCount = 8192

    private let file: AVAudioFile

    /// - Throws: an error of AVFoundation's where the file cannot be read.
    init(_ url: URL) throws { file = try AVAudioFile(forReading: url) }

    /// In seconds.
    var duration: TimeInterval { Double(file.length) / file.processingFormat.sampleRate }

    /// What comes next; `nil` at the end.
    func next() -> SoundPiece? {
        guard let buffer = AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: Self.pieceLength) else { return nil }
        guard (try? file.read(into: buffer)) != nil, buffer.frameLength > 0 else { return nil }
        return SoundPiece(buffer)
    }

    static func duration(of url: URL) -> TimeInterval? { (try? SoundFile(url))?.duration }
}
