import Testing
import os

/// Messages as they are written. They share one way out, so that the tests follow one another.
@Suite(.serialized) struct LogTests {
    private func lines(_ work: () -> Void) -> [String] {
        nonisolated(unsafe) var lines: [String] = []
        let write = OSLog.write
        OSLog.write = { lines.append($0) }
        work()
        OSLog.write = write
        return lines
    }

    @Test func formatsTakeTheirArguments() {
        let lines = lines {
            os_log("%@ is %{public}d of %.2f%%, %s", "a", 3, 1.5, "end")
            os_log("no arguments")
        }
        #expect(lines == ["a is 3 of 1.50%, end", "no arguments"])
    }

    @Test func formatsAndArgumentsThatDoNotFitDoNotCrash() {
        let lines = lines {
            os_log("%@ %d", "only one")
            os_log("%d %f %p{", "text", "text")
            os_log("%{public")
            os_log("50%")
        }
        #expect(lines == ["only one <missing>", "text text <missing>{", "%{public", "50%"])
    }

    @Test func placeAndLevelStandBeforeTheMessage() {
        let lines = lines {
            os_log("late", log: OSLog(subsystem: "a.b", category: "net"), type: .error)
            os_log(.debug, "seen %ld", 7)
            os_log("never", log: .disabled)
        }
        #expect(lines == ["[a.b:net] [error] late", "[debug] seen 7"])
    }

    @Test func loggersWriteWhatIsInterpolated() {
        let lines = lines {
            let logger = Logger(subsystem: "a.b", category: "c")
            logger.info("value \(5, privacy: .public) of \([1, 2])")
            logger.log("plain")
        }
        #expect(lines == ["[a.b:c] [info] value 5 of [1, 2]", "[a.b:c] plain"])
    }

    @Test func loggersWriteNumbersInTheirFormats() {
        let said = lines {
            Logger().log(
                "\(7, format: .decimal(minDigits: 3))|\(255, format: .hex(includePrefix: true, uppercase: true))|\(-5, format: .octal)")
            Logger().log(
                "\(2.5, format: .fixed(precision: 2))|\("a", align: .left(columns: 3))|\(1, format: .decimal, align: .right(columns: 3))|")
            Logger().log("\("secret", privacy: .private(mask: .hash))")
        }
        #expect(said == ["007|0xFF|-5", "2.50|a  |  1|", "secret"])
    }
}
