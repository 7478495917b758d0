import Foundation

/// Reads samples that are packed as Apple's IMA 4:1.
final class IMA4Reader: SampleReader {
    private let file: SampleFile
    private var place = 0
    /// The packet that was unpacked last, and its samples.
    private var packet = -1
    private var samples: [Float] = []

    private static let steps: [Int] = [
        7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97, 107, 118, 130, 143,
        157,
        173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707,
        1878,
        2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899,
        15289,
        16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767,
    ]
    private static let changes = [-1, -1, -1, -1, 2, 4, 6, 8]

    init(_ file: SampleFile) { self.file = file }

    var sampleRate: Double { file.format.sampleRate }
    var channelCount: Int { file.format.channelCount }
    var frameCount: Int? { file.frameCount }

    func read(_ count: Int, into target: UnsafeMutablePointer<Float>, isLive: Bool) -> Int? {
        let count = min(count, file.frameCount - place)
        guard count > 0 else { return 0 }
        for frame in 0..<count {
            let (number, index) = (place + frame).quotientAndRemainder(dividingBy: 64)
            if number != packet { unpack(number) }
            for channel in 0..<channelCount { target[frame * channelCount + channel] = samples[channel * 64 + index] }
        }
        place += count
        return count
    }

    func seek(to frame: Int) { place = max(0, min(frame, file.frameCount)) }

    /// Each channel's part of a packet has all that is needed: where it begins, and how large its steps are.
    private func unpack(_ number: Int) {
        packet = number
        samples = []
        for channel in 0..<channelCount {
            let start = file.bytes.startIndex + (number * channelCount + channel) * 34
            let head = Int(file.bytes[start]) << 8 | Int(file.bytes[start + 1])
            var value = Int(Int16(truncatingIfNeeded: head & 0xFF80))
            var index = min(88, head & 0x7F)
            for sample in 0..<64 {
                let byte = file.bytes[start + 2 + sample / 2]
                let nibble = Int(sample % 2 == 0 ? byte & 0x0F : byte >> 4)
                let step = Self.steps[index]
                var change = step >> 3
                if nibble & 1 != 0 { change += step >> 2 }
                if nibble & 2 != 0 { change += step >> 1 }
                if nibble & 4 != 0 { change += step }
                value = max(-32768, min(32767, value + (nibble & 8 != 0 ? -change : change)))
                index = max(0, min(88, index + Self.changes[nibble & 7]))
                samples.append(Float(value) / 32768)
            }
        }
    }
}
