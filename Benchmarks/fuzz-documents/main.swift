// Feeds damaged storyboards and asset catalogs to their parsers.
//
//     fuzz-documents [--count N] [--seed S] [--kind storyboard|assets]
//
// Exits 0 if every input was read or refused; a crash or an input that takes more than five seconds ends the run with its number.
import AssetCatalog
import Foundation
import InterfaceBuilder

/// The input being read, for the messages of the signal handler and the watchdog.
nonisolated(unsafe) var current: (kind: StaticString, number: Int) = ("none", 0)
nonisolated(unsafe) var started: UInt64 = 0

func option(_ name: String) -> String? {
    guard let place = CommandLine.arguments.firstIndex(of: name), place + 1 < CommandLine.arguments.count else { return nil }
    return CommandLine.arguments[place + 1]
}

func now() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

for signalNumber in [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGABRT, SIGFPE] {
    signal(signalNumber) { number in
        say("crash (signal \(number)) at \(current.kind) input \(current.number)")
        _exit(1)
    }
}

let count = option("--count").flatMap { Int($0) } ?? 10_000
let seed = option("--seed").flatMap { UInt64($0) } ?? 1
let only = option("--kind")
let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-documents-\(getpid())")

let watchdog = Thread {
    while true {
        Thread.sleep(forTimeInterval: 1)
        if started > 0, now() > started + 5_000_000_000 {
            say("hang at \(current.kind) input \(current.number)")
            _exit(1)
        }
    }
}
watchdog.start()

func fuzz(_ kind: StaticString, _ name: String, seeds: [[UInt8]], _ read: (Data, Int) throws -> Void) {
    guard only == nil || only == name else { return }
    let begin = now()
    var refused = 0
    for number in 0..<count {
        current = (kind, number)
        var mutator = Mutator(seed: seed &+ UInt64(number) &* 0x1_0001)
        let input = mutator.mutate(seeds[number % seeds.count], with: seeds[(number / seeds.count) % seeds.count])
        started = now()
        do { try read(Data(input), number % seeds.count) } catch { refused += 1 }
    }
    started = 0
    print("\(name): \(count) inputs, \(refused) refused, \((now() - begin) / 1_000_000) ms")
}

fuzz("storyboard", "storyboard", seeds: Seeds.storyboards) { data, _ in
    let document = try IBDocument.read(data, name: "Fuzz.storyboard")
    document.localize(with: ["l.text": "x", "b.normalTitle": "y", "sg.segmentTitles[0]": "z"])
}

fuzz("assets", "assets", seeds: Seeds.contents.map(\.bytes)) { data, index in
    let catalog = scratch.appendingPathComponent("Assets.xcassets")
    let set = catalog.appendingPathComponent("x.\(Seeds.contents[index].kind)")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try data.write(to: set.appendingPathComponent("Contents.json"))
    try Data("a".utf8).write(to: set.appendingPathComponent("a.png"))
    let output = scratch.appendingPathComponent("out")
    _ = try AssetCatalog.compile(catalogs: [catalog], into: output)
    let compiled = try CompiledCatalog(url: output)
    _ = compiled.image(named: "x", for: AssetTraits(scale: 2, luminosity: .dark))
    _ = compiled.color(named: "x", for: AssetTraits())
    try FileManager.default.removeItem(at: set)
}

try? FileManager.default.removeItem(at: scratch)
