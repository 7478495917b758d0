import Foundation

/// One end of one command.
struct Trial: CustomStringConvertible {
    /// What the command does meanwhile.
    enum Work: String, CaseIterable {
        case build, run, watch, test
    }

    /// How it is ended.
    enum End: String, CaseIterable {
        /// Ctrl+C: to all of the terminal's foreground group.
        case interrupt = "INT to the group"
        case interruptTwice = "INT to the group, twice"
        case terminate = "TERM"
        case hangUp = "HUP"
        case kill = "KILL"
        case killGroup = "KILL to the group"
        /// To one of the processes that the command consists of.
        case killOne = "KILL to one of its processes"
    }

    /// How long a process may take to be gone, in seconds. One that is asked to end has two.
    private static let patience = 8.0

    let number: Int
    let work: Work
    let end: End
    /// Whether a source changed before, so that there is something to compile.
    let hasChange: Bool
    /// When it is ended, as a part of the time that the work takes.
    private let moment: Double
    private let choice: Int

    init(number: Int, seed: UInt64) {
        // SplitMix64.
        var state = seed &+ UInt64(number) &* 0x1_0001
        func random() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
        self.number = number
        work = Work.allCases[Int(random() % UInt64(Work.allCases.count))]
        end = End.allCases[Int(random() % UInt64(End.allCases.count))]
        hasChange = random() % 3 > 0
        moment = Double(random() >> 11) / Double(1 << 53)
        choice = Int(random() % 1000)
    }

    var description: String {
        "\(work.rawValue), \(hasChange ? "" : "un")changed, \(end.rawValue) after \(Int(moment * 100)) % of its time"
    }

    func perform(in yard: Yard) throws {
        if hasChange { try yard.change(number) }
        let process = try yard.start(work)
        // An app or a test that never ends follows what is built.
        let time = (hasChange ? yard.buildTime : yard.buildTime / 4) + (work == .build ? 0 : 0.5)
        Thread.sleep(forTimeInterval: moment * time)
        switch end {
        case .interrupt: Foundation.kill(-process.processIdentifier, SIGINT)
        case .interruptTwice:
            Foundation.kill(-process.processIdentifier, SIGINT)
            Thread.sleep(forTimeInterval: 0.05)
            Foundation.kill(-process.processIdentifier, SIGINT)
        case .terminate: Foundation.kill(process.processIdentifier, SIGTERM)
        case .hangUp: Foundation.kill(process.processIdentifier, SIGHUP)
        case .kill: Foundation.kill(process.processIdentifier, SIGKILL)
        case .killGroup: Foundation.kill(-process.processIdentifier, SIGKILL)
        case .killOne:
            let own = yard.processes().filter { $0.program == yard.program }
            if !own.isEmpty { Foundation.kill(own[choice % own.count].id, SIGKILL) }
        }
        let deadline = Date(timeIntervalSinceNow: Self.patience)
        while process.isRunning || !yard.processes().isEmpty {
            guard Date() < deadline else {
                throw Yard.Failure(description: "still there after \(Int(Self.patience)) s: \(yard.list(yard.processes()))")
            }
            Thread.sleep(forTimeInterval: 0.01)
        }
    }
}
