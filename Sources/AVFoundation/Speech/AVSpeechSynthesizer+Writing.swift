import Foundation

extension AVSpeechSynthesizer {
    /// Called with what was spoken: an `AVAudioPCMBuffer`.
    public typealias BufferCallback = (AVAudioBuffer) -> Void

    private static let writing = DispatchQueue(label: "AVSpeechSynthesizer.writing")
    /// How much sound a buffer has at most, in seconds.
    private static let pieceLength = 0.25

    // @objc(writeUtterance:toBufferCallback:)
    /// Speaks a text into memory: nothing sounds, and no time goes by. See
    /// https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer/write(_:tobuffercallback:).
    ///
    /// - Parameter bufferCallback: is called with piece after piece, on a queue of its own; with an empty one at the end.
    public func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback) {
        nonisolated(unsafe) let callback = bufferCallback
        Self.writing.async {
            let spoken = utterance.spoken() ?? SpokenText()
            guard let format = AVAudioFormat(standardFormatWithSampleRate: spoken.sampleRate, channels: 1) else { return }
            let length = Int(spoken.sampleRate * Self.pieceLength)
            var rest = spoken.samples[...]
            while true {
                let piece = rest.prefix(length)
                rest = rest.dropFirst(length)
                guard let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(max(1, piece.count))) else {
                    return
                }
                for (frame, sample) in piece.enumerated() { buffer.setSample(frame, 0, sample) }
                buffer.frameLength = AVAudioFrameCount(piece.count)
                callback(buffer)
                if piece.isEmpty { return }
            }
        }
    }
}
