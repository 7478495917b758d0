import Foundation

/// Foundation here tells the kernel's version. Its functions are replaced by their symbols, as an app's program names this library before
/// Foundation's.
extension ProcessInfo {
    /// In the place of `operatingSystemVersion`.
    @_silgen_name("$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg")
    public func versionOfDevice() -> OperatingSystemVersion {
        let version = SystemVersion.current
        return OperatingSystemVersion(majorVersion: version.major, minorVersion: version.minor, patchVersion: version.patch)
    }

    /// In the place of `operatingSystemVersionString`.
    @_silgen_name("$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg")
    public func versionTextOfDevice() -> String { "Version \(SystemVersion.current)" }

    /// In the place of `isOperatingSystemAtLeast(_:)`.
    @_silgen_name("$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF")
    public func isDeviceAtLeast(_ version: OperatingSystemVersion) -> Bool {
        SystemVersion.isAtLeast(version.majorVersion, version.minorVersion, version.patchVersion)
    }
}
