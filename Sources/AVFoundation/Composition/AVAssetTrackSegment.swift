import Foundation

/// A piece of a track: which of its media are heard or seen, and when. See https://developer.apple.com/documentation/avfoundation/avassettracksegment.
open class AVAssetTrackSegment: NSObject, @unchecked Sendable {
    /// The times of the media, and the times of the track that they become.
    public let timeMapping: CMTimeMapping

    init(_ timeMapping: CMTimeMapping) { self.timeMapping = timeMapping }

    // @objc(empty)
    /// Whether nothing is heard or seen.
    open var isEmpty: Bool { !timeMapping.source.start.isNumeric }
}

/// A piece of a composition's track: a stretch of another track, or nothing. It does not change.
///
/// See https://developer.apple.com/documentation/avfoundation/avcompositiontracksegment.
open class AVCompositionTrackSegment: AVAssetTrackSegment, @unchecked Sendable {
    /// What the media are of; `nil` for nothing.
    let asset: AVAsset?
    /// The track of what the media are of; `kCMPersistentTrackID_Invalid` for nothing.
    public let sourceTrackID: CMPersistentTrackID

    init(_ asset: AVAsset?, _ trackID: CMPersistentTrackID, source: CMTimeRange, target: CMTimeRange) {
        (self.asset, sourceTrackID) = (asset, trackID)
        super.init(CMTimeMapping(source: source, target: target))
    }

    // @objc(initWithURL:trackID:sourceTimeRange:targetTimeRange:)
    /// Creates a piece of a file's track. If the two ranges are not equally long, it is played faster or slower.
    public convenience init(url URL: URL, trackID: CMPersistentTrackID, sourceTimeRange: CMTimeRange, targetTimeRange: CMTimeRange) {
        self.init(AVURLAsset(url: URL), trackID, source: sourceTimeRange, target: targetTimeRange)
    }

    // @objc(initWithTimeRange:)
    /// Creates a piece of nothing.
    public convenience init(timeRange: CMTimeRange) {
        self.init(
            nil, kCMPersistentTrackID_Invalid, source: CMTimeRange(start: .invalid, duration: timeRange.duration), target: timeRange)
    }

    /// Where the media lie; `nil` for nothing.
    open var sourceURL: URL? { (asset as? AVURLAsset)?.url }

    /// The track that the media are of.
    var sourceTrack: AVAssetTrack? { asset?.track(withTrackID: sourceTrackID) }

    /// The same at another time.
    func moved(by offset: CMTime) -> AVCompositionTrackSegment {
        let target = timeMapping.target
        return AVCompositionTrackSegment(
            asset, sourceTrackID, source: timeMapping.source, target: CMTimeRange(start: target.start + offset, duration: target.duration))
    }

    /// The part of it that is in a range of the track; the range lies within its own.
    func part(_ range: CMTimeRange) -> AVCompositionTrackSegment {
        guard !isEmpty else { return AVCompositionTrackSegment(timeRange: range) }
        let (source, target) = (timeMapping.source, timeMapping.target)
        let start = CMTimeMapTimeFromRangeToRange(range.start, fromRange: target, toRange: source)
        let end = CMTimeMapTimeFromRangeToRange(range.end, fromRange: target, toRange: source)
        return AVCompositionTrackSegment(asset, sourceTrackID, source: CMTimeRange(start: start, end: end), target: range)
    }
}

/// The pieces of a track, one right after the other from the beginning on, and what becomes of them.
struct TrackSegments {
    private(set) var all: [AVCompositionTrackSegment] = []

    init(_ segments: [AVCompositionTrackSegment] = []) { all = segments }

    /// Where the last one ends.
    var end: CMTime { all.last?.timeMapping.target.end ?? .zero }

    /// Makes a time the border between two pieces.
    private mutating func split(at time: CMTime) {
        guard let place = all.firstIndex(where: { $0.timeMapping.target.start < time && time < $0.timeMapping.target.end }) else { return }
        let segment = all[place]
        let range = segment.timeMapping.target
        all.replaceSubrange(
            place...place,
            with: [segment.part(CMTimeRange(start: range.start, end: time)), segment.part(CMTimeRange(start: time, end: range.end))])
    }

    /// How many pieces begin before a time.
    private func count(before time: CMTime) -> Int { all.prefix { $0.timeMapping.target.start < time }.count }

    private mutating func move(from place: Int, by offset: CMTime) {
        for index in place..<all.count { all[index] = all[index].moved(by: offset) }
    }

    /// Inserts pieces, whose times begin at 0; what comes after them makes way.
    mutating func insert(_ segments: [AVCompositionTrackSegment], at time: CMTime) {
        guard let duration = segments.last?.timeMapping.target.end else { return }
        if time > end { all.append(AVCompositionTrackSegment(timeRange: CMTimeRange(start: end, end: time))) }
        split(at: time)
        let place = count(before: time)
        move(from: place, by: duration)
        all.insert(contentsOf: segments.map { $0.moved(by: time) }, at: place)
    }

    /// Makes way for a range; at the end, and after it, that changes nothing.
    mutating func insertEmpty(_ range: CMTimeRange) {
        guard range.start >= .zero, end > range.start, range.duration > .zero else { return }
        insert([AVCompositionTrackSegment(timeRange: CMTimeRange(start: .zero, duration: range.duration))], at: range.start)
    }

    /// Takes a range out; what comes after it moves up.
    mutating func remove(_ range: CMTimeRange) {
        let range = range.intersection(CMTimeRange(start: .zero, end: end))
        guard range.isValid, range.duration > .zero else { return }
        split(at: range.start)
        split(at: range.end)
        let (first, last) = (count(before: range.start), count(before: range.end))
        all.removeSubrange(first..<last)
        move(from: first, by: .zero - range.duration)
    }

    /// Makes a range longer or shorter; what comes after it makes way, or moves up.
    mutating func scale(_ range: CMTimeRange, to duration: CMTime) {
        let range = range.intersection(CMTimeRange(start: .zero, end: end))
        guard range.isValid, range.duration > .zero else { return }
        split(at: range.start)
        split(at: range.end)
        let (first, last) = (count(before: range.start), count(before: range.end))
        let scaled = CMTimeRange(start: range.start, duration: duration)
        for index in first..<last {
            let (segment, mapping) = (all[index], all[index].timeMapping)
            let start = CMTimeMapTimeFromRangeToRange(mapping.target.start, fromRange: range, toRange: scaled)
            // What comes after the last one begins exactly where that ends.
            let end =
                index == last - 1 ? scaled.end : CMTimeMapTimeFromRangeToRange(mapping.target.end, fromRange: range, toRange: scaled)
            let target = CMTimeRange(start: start, end: end)
            all[index] =
                segment.isEmpty
                ? AVCompositionTrackSegment(timeRange: target)
                : AVCompositionTrackSegment(segment.asset, segment.sourceTrackID, source: mapping.source, target: target)
        }
        move(from: last, by: duration - range.duration)
    }

    /// The pieces in a range, moved to begin at 0.
    func copied(_ range: CMTimeRange) -> [AVCompositionTrackSegment] {
        var copy = self
        copy.split(at: range.start)
        copy.split(at: range.end)
        return copy.all[copy.count(before: range.start)..<copy.count(before: range.end)].map { $0.moved(by: .zero - range.start) }
    }

    /// What is wrong with them; `nil` if nothing is: they are to follow each other without gaps from the beginning on.
    var fault: AVError? {
        var time = CMTime.zero
        for segment in all {
            let (source, target) = (segment.timeMapping.source, segment.timeMapping.target)
            guard target.isValid, target.start == time else { return AVError(.compositionTrackSegmentsNotContiguous) }
            guard target.duration.isNumeric, target.duration > .zero else { return AVError(.invalidCompositionTrackSegmentDuration) }
            if !segment.isEmpty {
                guard source.start >= .zero else { return AVError(.invalidCompositionTrackSegmentSourceStartTime) }
                guard source.duration.isNumeric, source.duration > .zero else {
                    return AVError(.invalidCompositionTrackSegmentSourceDuration)
                }
            }
            time = target.end
        }
        return nil
    }
}
