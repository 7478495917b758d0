import SampanAutoLayout
import Foundation

/// Another solver to compare with: SciPy's linear programming, where `python3` and SciPy are installed.
enum LinearProgram {
    /// Why the comparison cannot be made, or `nil` if it can.
    static let missing: String? = {
        guard let result = try? run("import scipy.optimize", input: Data()) else { return "python3 is not installed" }
        return result.status == 0 ? nil : "python3 has no scipy"
    }()

    private static let script = """
        import json, sys
        from scipy.optimize import linprog
        def solve(system):
            n, cons = system["n"], system["constraints"]
            soft = [c for c in cons if c["level"] is not None]
            width = n + 2 * len(soft)
            ub, ubc, eq, eqc = [], [], [], []
            k = 0
            for c in cons:
                row = [0.0] * width
                for i, f in c["terms"]: row[i] = f
                if c["level"] is not None:
                    row[n + 2 * k], row[n + 2 * k + 1] = 1.0, -1.0
                    c["error"] = [n + 2 * k] if c["relation"] > 0 else [n + 2 * k + 1] if c["relation"] < 0 else [n + 2 * k, n + 2 * k + 1]
                    c["blocked"] = [i for i in (n + 2 * k, n + 2 * k + 1) if i not in c["error"]]
                    k += 1
                if c["relation"] == 0: eq.append(row); eqc.append(c["constant"])
                else:
                    s = -c["relation"]
                    ub.append([s * f for f in row]); ubc.append(s * c["constant"])
            bounds = [(None, None)] * n + [(0, None)] * (2 * len(soft))
            for c in soft:
                for i in c["blocked"]: bounds[i] = (0, 0)
            if not soft:
                r = linprog([0.0] * width, A_ub=ub or None, b_ub=ubc or None, A_eq=eq or None, b_eq=eqc or None, bounds=bounds)
                return [] if r.status == 0 else None
            # What higher levels cost is kept to a little more than that: HiGHS itself is no more exact than 1e-7.
            for slack in (1e-9, 1e-7, 3e-7):
                costs = levels(soft, width, list(ub), list(ubc), eq, eqc, bounds, slack)
                if costs is not None: return costs
            return None
        def levels(soft, width, ub, ubc, eq, eqc, bounds, slack):
            costs = []
            for level in sorted({c["level"] for c in soft}, reverse=True):
                goal = [0.0] * width
                for c in soft:
                    if c["level"] == level:
                        for i in c["error"]: goal[i] = 1.0
                r = linprog(goal, A_ub=ub or None, b_ub=ubc or None, A_eq=eq or None, b_eq=eqc or None, bounds=bounds)
                if r.status != 0: return None
                costs.append(r.fun)
                ub.append(goal); ubc.append(r.fun + slack)
            return costs
        for line in sys.stdin: print(json.dumps(solve(json.loads(line))))
        """

    /// The least possible sums of errors at each level below required, the highest first, for each system; `nil` for one whose
    /// required constraints cannot hold.
    static func costs(_ systems: [(variableCount: Int, constraints: [Given])]) throws -> [[Double]?] {
        var input = Data()
        for system in systems {
            let constraints = system.constraints.map { given -> [String: Any] in
                [
                    "terms": given.factors.map { [$0.key, $0.value] as [Any] }, "relation": Int(given.relation.rawValue),
                    "constant": given.constant, "level": given.priority == .required ? NSNull() : given.priority.level as Any,
                ]
            }
            input += try JSONSerialization.data(withJSONObject: ["n": system.variableCount, "constraints": constraints] as [String: Any])
            input.append(UInt8(ascii: "\n"))
        }
        let result = try run(script, input: input)
        return String(decoding: result.output, as: UTF8.self).split(separator: "\n").map { line in
            line == "null"
                ? nil : line.dropFirst().dropLast().split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces))! }
        }
    }

    private static func run(_ script: String, input: Data) throws -> (status: Int32, output: Data) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script]
        let (stdin, stdout) = (Pipe(), Pipe())
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = FileHandle.nullDevice
        try process.run()
        // A thread of its own, since both pipes may fill.
        let feeder = Thread {
            try? stdin.fileHandleForWriting.write(contentsOf: input)
            try? stdin.fileHandleForWriting.close()
        }
        feeder.start()
        let output = stdout.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }
}
