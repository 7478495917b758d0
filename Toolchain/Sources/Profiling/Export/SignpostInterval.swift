/// From a signpost that begins something to the one that ends it.
struct SignpostInterval {
    /// What tells signposts of one thing from those of another.
    private struct Key: Hashable {
        var subsystem: String
        var category: String
        var name: String
        var identifier: UInt64

        init(_ signpost: Trace.Signpost) {
            (subsystem, category, name, identifier) = (signpost.subsystem, signpost.category, signpost.name, signpost.identifier)
        }
    }

    let begin: Trace.Signpost
    /// `nil` if it lasted when the recording ended.
    let end: Trace.Signpost?
    let duration: Int

    /// All of a trace, in the order in which they began. Of several that are alike the one that began last ends first.
    static func all(in trace: Trace) -> [SignpostInterval] {
        var open: [Key: [Trace.Signpost]] = [:]
        var intervals: [SignpostInterval] = []
        for signpost in trace.signposts {
            switch signpost.kind {
            case .event: break
            case .begin: open[Key(signpost), default: []].append(signpost)
            case .end:
                guard let begin = open[Key(signpost)]?.popLast() else { continue }
                intervals.append(SignpostInterval(begin: begin, end: signpost, duration: max(0, signpost.time - begin.time)))
            }
        }
        for begin in open.values.joined() {
            intervals.append(SignpostInterval(begin: begin, end: nil, duration: max(0, trace.info.duration - begin.time)))
        }
        return intervals.sorted { ($0.begin.time, $0.begin.name, $0.duration) < ($1.begin.time, $1.begin.name, $1.duration) }
    }
}
