import SampanHost
import Testing

@Suite struct SystemVersionTests {
    @Test func aVersionHasOneToThreeNumbers() {
        #expect(SystemVersion("17") == SystemVersion(17, 0, 0))
        #expect(SystemVersion("17.5") == SystemVersion(17, 5))
        #expect(SystemVersion("8.1.3") == SystemVersion(8, 1, 3))
        for text in ["", "0", ".", "17.", "a", "17.x", "1.2.3.4", "-1", "17.٥", "99999", "9999999999999999999999"] {
            #expect(SystemVersion(text) == nil, "\(text)")
        }
    }

    @Test func theThirdNumberIsWrittenOnlyWhereThereIsOne() {
        #expect("\(SystemVersion(17))" == "17.0" && "\(SystemVersion(17, 5, 1))" == "17.5.1")
    }

    @Test func versionsAreComparedNumberByNumber() {
        #expect(SystemVersion(9, 3, 5) < SystemVersion(10) && SystemVersion(17, 1) < SystemVersion(17, 1, 1))
    }

    @Test func anAppFindsItsDeviceInTheEnvironment() {
        var options = LaunchOptions()
        #expect(options.environment["SIMULATOR_RUNTIME_VERSION"] == "17.0")
        (options.device, options.os) = ("iPhone 8", SystemVersion(16, 4))
        #expect(options.environment["SIMULATOR_MODEL_IDENTIFIER"] == "iPhone10,1")
        #expect(options.environment["SIMULATOR_RUNTIME_VERSION"] == "16.4")
        #expect(LaunchOptions(environment: options.environment) == options)
    }
}
