import SampanHost

/// Enters this module's hosts when it is loaded.
private enum Registration {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        HostRegistry.register("headless") { HeadlessHost(options: $0, delays: .shared) }
        HostedTests.makeHost = { TestHost(options: $0, timeToRest: $1, tests: $2) }
    }
}
