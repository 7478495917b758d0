import Foundation
import SampanHost
import SampanSound

/// What the app's microphone hears: the file of `sampan run --microphone`, from the app's start on and again and again; otherwise silence.
final class Microphone: @unchecked Sendable {
    /// The process's.
    static let shared = Microphone(LaunchOptions(environment: ProcessInfo.processInfo.environment).microphone)

    private let samples: [Float]
    /// Whether it hears anything.
    var isThere: Bool { !samples.isEmpty }

    init(_ file: String?) {
        var samples: [Float] = []
        if let file {
            if let reader = MediaSource(URL(fileURLWithPath: file)).audioReader {
                let stream = SampleStream(reader)
                var chunk = [Float](repeating: 0, count: 8192)
                while true {
                    let (count, hasEnded) = chunk.withUnsafeMutableBufferPointer { stream.read(4096, into: $0.baseAddress!, isLive: false) }
                    for frame in 0..<count { samples.append((chunk[frame * 2] + chunk[frame * 2 + 1]) / 2) }
                    if hasEnded || count == 0 { break }
                }
            } else {
                FileHandle.standardError.write(Data("sampan: \(file): what the microphone is to hear cannot be read\n".utf8))
            }
        }
        self.samples = samples
    }

    /// What is heard for some time.
    func hear(from start: Int, count: Int) -> [Float] {
        guard !samples.isEmpty, AVAudioSession.sharedInstance().recordPermission == .granted else {
            return [Float](repeating: 0, count: count)
        }
        return (start..<start + count).map { samples[$0 % samples.count] }
    }
}
