import Foundation

/// Makes sound faster or slower and leaves its pitch as it is: pieces of it are laid over each other where they resemble each other most (WSOLA).
///
/// In stereo, left and right in turn.
package struct TimeStretcher {
    /// How much faster; 1 is as it was.
    package var tempo = 1.0
    private let piece: Int
    private let overlap: Int
    private let reach: Int
    private var input: [Float] = []
    private var tail: [Float] = []
    /// The part of the last step that is less than a sample.
    private var fraction = 0.0

    /// - Parameter sampleRate: samples a second.
    package init(sampleRate: Double) {
        // Where there are only a few samples a second, each step takes one all the same.
        piece = max(1, Int(sampleRate * 0.06))
        overlap = Int(sampleRate * 0.008)
        reach = Int(sampleRate * 0.015)
    }

    /// Forgets what it was given.
    package mutating func reset() {
        input = []
        tail = []
        fraction = 0
    }

    /// How many more samples of each channel are needed before more comes out.
    package var missing: Int {
        let step = Int(Double(piece - overlap) * tempo) + 1
        return max(0, max(piece + reach, step) - input.count / 2)
    }

    /// Takes samples.
    package mutating func add(_ samples: ArraySlice<Float>) { input += samples }

    /// What comes out of one step; nothing, if more has to be given first.
    package mutating func next() -> [Float] {
        guard missing == 0 else { return [] }
        let offset = tail.isEmpty ? 0 : bestOffset()
        var output = [Float]()
        output.reserveCapacity((piece - overlap) * 2)
        if tail.isEmpty {
            output += input[0..<overlap * 2]
        } else {
            for frame in 0..<overlap {
                let fade = Float(frame) / Float(overlap)
                for channel in 0..<2 {
                    let index = frame * 2 + channel
                    output.append(tail[index] * (1 - fade) + input[offset * 2 + index] * fade)
                }
            }
        }
        output += input[(offset + overlap) * 2..<(offset + piece - overlap) * 2]
        tail = Array(input[(offset + piece - overlap) * 2..<(offset + piece) * 2])
        let step = Double(piece - overlap) * tempo + fraction
        fraction = step - step.rounded(.down)
        input.removeFirst(min(input.count, Int(step) * 2))
        return output
    }

    /// What is left at the end.
    package mutating func finish() -> [Float] {
        defer { reset() }
        guard !tail.isEmpty else { return input }
        return tail
    }

    /// Where what comes next resembles most what went before.
    private func bestOffset() -> Int {
        var best = (offset: 0, likeness: -Float.infinity)
        for offset in stride(from: 0, to: reach, by: 2) {
            var product: Float = 0
            var energy: Float = 1e-9
            for frame in stride(from: 0, to: overlap, by: 2) {
                let (old, new) = (tail[frame * 2] + tail[frame * 2 + 1], input[(offset + frame) * 2] + input[(offset + frame) * 2 + 1])
                product += old * new
                energy += new * new
            }
            let likeness = product / energy.squareRoot()
            if likeness > best.likeness { best = (offset, likeness) }
        }
        return best.offset
    }
}
