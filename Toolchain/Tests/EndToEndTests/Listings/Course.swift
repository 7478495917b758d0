import Foundation

/// Where a view was, frame by frame, as the app told it.
struct Course {
    /// One frame.
    struct Moment {
        /// Seconds since the animation began.
        let time: Double
        /// The view's middle.
        let x, y: Double
        /// The view's transform.
        let a, b, c, d, tx, ty: Double
        let alpha: Double
        /// How much larger than itself the view is shown.
        var scale: Double { hypot(a, b) }
    }

    let moments: [Moment]

    /// Reads what a listing's screen told. An animation begins with the frame after the touch that starts it.
    init(of name: String, in lines: [String]) {
        moments = lines.compactMap { line in
            let words = line.split(separator: " ")
            guard words.count == 12, words[0] == "track", words[1] == name else { return nil }
            let numbers = words.dropFirst(2).compactMap { Double($0) }
            guard numbers.count == 10 else { return nil }
            return Moment(
                time: numbers[0] - 1.0 / 60, x: numbers[1], y: numbers[2], a: numbers[3], b: numbers[4], c: numbers[5], d: numbers[6],
                tx: numbers[7], ty: numbers[8], alpha: numbers[9])
        }
    }

    /// The frame at a time, give or take half a frame.
    func at(_ time: Double) -> Moment? { moments.first { abs($0.time - time) < 0.5 / 60 } }
}
