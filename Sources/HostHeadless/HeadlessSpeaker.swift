import Foundation
import SampanHost

/// A headless host's speaker: takes of an app's sound what its clock asks for, and writes it to a WAV file of 16 bits if there is one.
///
/// The file's first sample is heard when the app starts.
final class HeadlessSpeaker: HostSpeaker, @unchecked Sendable {
    private let lock = NSLock()
    private let file: String?
    private let start: Double
    private var source: (any SoundSource)?
    private var handle: FileHandle?
    private var waiting = Data()
    /// Samples of each channel that the clock has asked for.
    private var taken = 0
    /// Bytes of samples in the file.
    private var written = 0
    private var hasFailed = false

    /// So many bytes are written at once.
    private static let chunk = 1 << 16
    private static let bytesInFrame = 2 * SoundFormat.channels

    /// - Parameters:
    ///   - file: what is written; `nil` for nothing.
    ///   - start: the clock's time at which the app starts, in seconds.
    init(file: String?, start: Double) { (self.file, self.start) = (file, start) }

    /// It plays by the host's clock.
    let isLive = false

    func begin(_ source: any SoundSource) { lock.withLock { self.source = source } }

    /// The clock has come to a time.
    func advance(to now: Double) {
        let due = Int(((now - start) * Double(SoundFormat.sampleRate)).rounded())
        let frames = due - taken
        guard frames > 0 else { return }
        taken = due
        // A source may be long in the making: it is not called under the lock.
        guard let source = lock.withLock({ source }) else { return keep(Data(count: file == nil ? 0 : frames * Self.bytesInFrame)) }
        source.render(frames: frames, isLive: false) { block in
            guard file != nil else { return }
            var samples = Data(capacity: block.count * 2)
            for sample in block {
                withUnsafeBytes(of: Int16((max(-1, min(1, sample)) * 32767).rounded()).littleEndian) { samples.append(contentsOf: $0) }
            }
            keep(samples)
        }
    }

    /// Writes what is left.
    func end() {
        write()
        try? handle?.close()
        handle = nil
    }

    private func keep(_ samples: Data) {
        guard file != nil, !hasFailed else { return }
        waiting += samples
        if waiting.count >= Self.chunk { write() }
    }

    private func write() {
        guard let file, !hasFailed else { return }
        do {
            if handle == nil {
                if !FileManager.default.fileExists(atPath: file) { _ = FileManager.default.createFile(atPath: file, contents: nil) }
                let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
                try handle.truncate(atOffset: 0)
                try handle.write(contentsOf: header)
                self.handle = handle
            }
            guard let handle else { return }
            try handle.write(contentsOf: waiting)
            written += waiting.count
            waiting = Data()
            // The header is right at any time: an app may be ended from outside.
            try handle.seek(toOffset: 0)
            try handle.write(contentsOf: header)
            try handle.seekToEnd()
        } catch {
            hasFailed = true
            FileHandle.standardError.write(Data("sampan: \(file): the sound cannot be written: \(error.localizedDescription)\n".utf8))
        }
    }

    private var header: Data {
        var header = Data()
        func add(_ number: Int, bytes: Int) { for byte in 0..<bytes { header.append(UInt8(number >> (8 * byte) & 0xFF)) } }
        header += Data("RIFF".utf8)
        add(36 + written, bytes: 4)
        header += Data("WAVEfmt ".utf8)
        add(16, bytes: 4)
        add(1, bytes: 2)
        add(SoundFormat.channels, bytes: 2)
        add(SoundFormat.sampleRate, bytes: 4)
        add(SoundFormat.sampleRate * Self.bytesInFrame, bytes: 4)
        add(Self.bytesInFrame, bytes: 2)
        add(16, bytes: 2)
        header += Data("data".utf8)
        add(written, bytes: 4)
        return header
    }
}
