// Ends the sampan command at random moments of what it does, in every way that it can be ended, and looks at what that leaves: no process
// may stay, and the next run has to find nothing that it cannot use.
//
//     kill-sampan [--count N] [--seed S] [--show N] SAMPAN
//
// SAMPAN is the command's program, not the script that starts it; SAMPAN_ROOT is set as the script does. `--show N` says what trial N does instead. The same seed makes the same trials, but for the machine's own pace.
import Foundation

setvbuf(stdout, nil, _IOLBF, 0)
// What nohup or a shell's background has this process ignore, the command would rightly ignore too.
for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }

func option(_ name: String) -> Int? {
    guard let place = CommandLine.arguments.firstIndex(of: name), place + 1 < CommandLine.arguments.count else { return nil }
    return Int(CommandLine.arguments[place + 1])
}

let seed = UInt64(option("--seed") ?? 1)
if let number = option("--show") {
    print(Trial(number: number, seed: seed))
    exit(0)
}
guard CommandLine.arguments.count > 1, let command = CommandLine.arguments.last, FileManager.default.isExecutableFile(atPath: command)
else {
    FileHandle.standardError.write(Data("usage: kill-sampan [--count N] [--seed S] [--show N] SAMPAN\n".utf8))
    exit(64)
}

/// A trial is followed by a run to the end so often.
let runsAfter = 5

let count = option("--count") ?? 1000
let begin = Date()
do {
    let yard = try Yard(program: command)
    defer { yard.remove() }
    let right = try yard.wholeRun()
    print("a whole run: \(String(format: "%.1f", yard.buildTime)) s to build")
    var runs = 0
    for number in 0..<count {
        let trial = Trial(number: number, seed: seed)
        do {
            try trial.perform(in: yard)
            if number % runsAfter == runsAfter - 1 || number == count - 1 {
                guard try yard.wholeRun() == right else { throw Yard.Failure(description: "the next run is not as the one before") }
                runs += 1
            }
        } catch {
            print("trial \(number) (\(trial)): \(error)")
            yard.endAll()
            exit(1)
        }
        if (number + 1) % 100 == 0 { print("\(number + 1) kills, \(Int(-begin.timeIntervalSinceNow)) s") }
    }
    print("\(count) kills, nothing left; \(runs) runs after them as before; \(Int(-begin.timeIntervalSinceNow)) s")
} catch {
    FileHandle.standardError.write(Data("the projects of the trials: \(error)\n".utf8))
    exit(1)
}
