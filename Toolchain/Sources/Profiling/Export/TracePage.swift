import Foundation

/// A trace as a page for a browser, in one file: call tree, flame graph, and hangs, frames and signposts on a time line. Nothing of a trace
/// becomes part of the page but as text: its names stand in one block of JSON, and the page's own script makes text nodes of them.
struct TracePage {
    private let trace: Trace

    init(_ trace: Trace) { self.trace = trace }

    /// A function in the tree, called from one above it.
    private struct Branch: Codable {
        /// The function's number.
        var f: Int
        /// Nanoseconds, or bytes, in it and in what it called.
        var w: Int
        /// What of them is in itself.
        var s: Int
        /// The branch above; -1 for none.
        var p: Int
    }

    /// What tells branches apart.
    private struct BranchKey: Hashable {
        var parent: Int
        var function: Int
    }

    /// A stretch of the time line.
    private struct Stretch: Codable {
        /// When it begins, and how long it is, in nanoseconds.
        var t: Int
        var d: Int
        /// What it is.
        var text: String
    }

    /// What the page's script shows.
    private struct Content: Codable {
        var duration: Int
        /// Whether branches weigh bytes of memory that is there still, and not time.
        var isMemory: Bool
        var names: [String]
        var binaries: [String]
        var own: [Bool]
        var branches: [Branch]
        var hangs: [Stretch]
        var hitches: [Stretch]
        var signposts: [Stretch]
        var busy: [Stretch]
        /// Ways by which leaked objects hold each other, and how many there are of each.
        var cycles: [String]
        /// What each hundredth of the recording's time had of processors' time.
        var load: [Int]
    }

    private static let pixels = 200

    private var content: Content {
        var branches: [Branch] = []
        var numbers: [BranchKey: Int] = [:]
        var branchOf = [Int](repeating: -1, count: trace.calls.count)
        // Each call comes after the one that it was made by.
        for (number, call) in trace.calls.enumerated() {
            let key = BranchKey(parent: call.caller < 0 ? -1 : branchOf[call.caller], function: call.function)
            branchOf[number] = numbers[key] ?? branches.count
            if numbers[key] == nil {
                numbers[key] = branches.count
                branches.append(Branch(f: call.function, w: 0, s: 0, p: key.parent))
            }
        }
        var load = [Int](repeating: 0, count: Self.pixels)
        for sample in trace.samples where !sample.waits {
            branches[branchOf[sample.call]].s += sample.weight
            if trace.info.duration > 0 {
                load[min(Self.pixels - 1, Int(Double(sample.time) / Double(trace.info.duration) * Double(Self.pixels)))] += sample.weight
            }
        }
        let isMemory = trace.info.template == .allocations || trace.info.template == .leaks
        if trace.info.template == .leaks {
            for leak in trace.leaks { if let call = leak.call { branches[branchOf[call]].s += leak.size } }
        } else if isMemory {
            for allocation in trace.allocations where allocation.end == nil { branches[branchOf[allocation.call]].s += allocation.weight }
        }
        for number in branches.indices.reversed() {
            branches[number].w += branches[number].s
            if branches[number].p >= 0 { branches[branches[number].p].w += branches[number].w }
        }
        return Content(
            duration: trace.info.duration, isMemory: isMemory, names: trace.functions.map(\.name),
            binaries: trace.functions.map { $0.binary.map { trace.binaries[$0].name } ?? "" },
            own: trace.functions.map { $0.binary.map { trace.binaries[$0].isApps } ?? false }, branches: branches,
            hangs: trace.hangs.map { hang in
                let stack = hang.heaviest.map { trace.stack(of: $0).map { "\n    " + trace.function(of: $0).name }.joined() } ?? ""
                return Stretch(t: hang.start, d: hang.duration, text: "\(hang.kind), \(Cell.span(hang.duration))\(stack)")
            },
            hitches: trace.frames.filter { $0.lateness > 0 }.map {
                Stretch(t: $0.start, d: $0.end - $0.start, text: "Frame, \(Cell.span($0.lateness)) late")
            },
            signposts: SignpostInterval.all(in: trace).map {
                Stretch(t: $0.begin.time, d: $0.duration, text: "\($0.begin.name) \($0.begin.message), \(Cell.span($0.duration))")
            }
                + trace.signposts.filter { $0.kind == .event }.map { Stretch(t: $0.time, d: 0, text: "\($0.name) \($0.message)") },
            busy: busy, cycles: cycles, load: load)
    }

    /// When the run loop worked; where that was too often to be seen, the longest.
    private var busy: [Stretch] {
        let most = 4000
        return trace.runLoops.filter { !$0.waits }.sorted { $0.duration > $1.duration }.prefix(most).sorted { $0.start < $1.start }.map {
            Stretch(t: $0.start, d: $0.duration, text: "\($0.kind), \(Cell.span($0.duration))")
        }
    }

    /// Cycles that are alike are told once.
    private var cycles: [String] {
        Dictionary(trace.leakCycles.map { ($0.path, 1) }, uniquingKeysWith: +).sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
            $0.value == 1 ? $0.key : "\($0.key) (\($0.value) times)"
        }
    }

    private var graphTitle: String {
        switch trace.info.template {
        case .allocations: "Memory that is there at the end"
        case .leaks: "Memory that nothing reaches"
        default: "Flame graph"
        }
    }

    /// The page.
    func text() throws -> String {
        let json = String(decoding: try JSONEncoder().encode(content), as: UTF8.self)
            // Nothing in it may end the block, or begin a comment.
            .replacingOccurrences(of: "<", with: "\\u003C").replacingOccurrences(of: "\u{2028}", with: "\\u2028")
            .replacingOccurrences(of: "\u{2029}", with: "\\u2029")
        let info = trace.info
        let title = XMLText.escaped("\(info.process) – \(info.template.rawValue)")
        let facts =
            ["\(info.device), iOS \(info.systemVersion)", Cell.span(info.duration), info.endReason]
            + (trace.lost > 0 ? ["\(trace.lost) entries were lost"] : []) + trace.notes
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <title>\(title)</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <h1>\(title)</h1>
            <p>\(XMLText.escaped(facts.joined(separator: " · ")))</p>
            <h2>Time line</h2><div id="line"></div><div id="cycles"></div>
            <h2>\(graphTitle)</h2><p id="path"></p><div id="flames"></div>
            <h2>Call tree</h2><div id="tree"></div>
            <script type="application/json" id="content">\(json)</script>
            <script>
            \(Self.script)
            </script>
            </body>
            </html>

            """
    }
}

extension TraceExport {
    /// A page for a browser, in one file.
    public func page() throws -> String { try TracePage(trace).text() }
}
