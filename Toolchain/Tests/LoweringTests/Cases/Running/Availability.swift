import Foundation

@MainActor func checkThatTheDevicesVersionDecidesWhatIsAvailable() {
    var known: [String] = []
    if #available(iOS 13, *) { known.append("13") }
    if #available(iOS 17.0, macOS 14, *) { known.append("17") }
    if #available(iOS 99.1.2, *) { known.append("99") }
    if #available(macOS 99, *) { known.append("another platform's") }
    if #unavailable(iOS 99) { known.append("not 99") }
    if #unavailable(iOS 13) { known.append("not 13") }
    if known.isEmpty == false, #available(tvOS 12, iOS 12, *) { known.append("12") }
    expect(known == ["13", "17", "another platform's", "not 99", "12"])
    func later() -> String {
        guard #available(iOS 18, *) else { return "before 18" }
        return "18"
    }
    expect(later() == "before 18")
    while #available(iOS 30, *) { expect(false) }
}

@MainActor func checkThatProcessesSeeTheDevicesVersion() {
    let info = ProcessInfo.processInfo
    expect(info.operatingSystemVersion.majorVersion == 17 && info.operatingSystemVersion.minorVersion == 0)
    expect(info.operatingSystemVersionString == "Version 17.0")
    expect(info.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 17, minorVersion: 0, patchVersion: 0)))
    expect(!info.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 17, minorVersion: 0, patchVersion: 1)))
}
