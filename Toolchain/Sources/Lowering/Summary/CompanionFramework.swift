import SwiftSyntax

/// A framework that another one brings with it at Apple, and that is a library of its own here: an app has it where it names what is in it.
public struct CompanionFramework: Sendable {
    /// The framework that brings it.
    let bringer: String
    /// The framework's name.
    let module: String
    /// Names by which its use is seen.
    let names: Set<String>
    /// Whether all files that import the bringer have it where one names something of it: what is declared in one, others call.
    var isForAllFiles = false

    static let all = [
        CompanionFramework(
            bringer: "UIKit", module: "CoreImage",
            names: ["CIImage", "CIFilter", "CIContext", "CIColor", "CIVector", "CIFormat", "CIDetector", "CIFeature", "CIQRCodeFeature"]),
        CompanionFramework(
            bringer: "UIKit", module: "UserNotifications",
            names: [
                "UNUserNotificationCenter", "UNMutableNotificationContent", "UNNotificationContent", "UNNotificationRequest",
                "UNNotification", "UNNotificationResponse", "UNAuthorizationOptions",
            ]),
        CompanionFramework(
            bringer: "Foundation", module: "Security",
            names: [
                "SecTrust", "SecCertificate", "SecPolicy", "SecKey", "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete",
                "SecRandomCopyBytes", "kSecClass", "serverTrust", "NSURLAuthenticationMethodServerTrust",
                "NSURLAuthenticationMethodClientCertificate",
            ]),
        CompanionFramework(
            bringer: "XCTest", module: "XCUIAutomation",
            names: [
                "XCUIApplication", "XCUIElement", "XCUIElementQuery", "XCUICoordinate", "XCUIDevice", "XCUIScreen", "XCUIScreenshot",
                "XCUIElementTypeQueryProvider", "XCTAttachment", "XCTContext", "XCTApplicationLaunchMetric", "XCTOSSignpostMetric",
                "XCTClockMetric", "XCTExpectFailure", "XCTExpectedFailure", "XCTIssue", "XCTSourceCodeContext", "XCTSourceCodeLocation",
            ], isForAllFiles: true),
    ]

    /// Those that sources may need, by their texts.
    public static func modules(in texts: [String]) -> [String] {
        all.filter { companion in texts.contains { text in companion.names.contains { text.contains($0) } } }.map(\.module)
    }

    /// Whether a file is to have the framework: whether it names what is in it, as a value or as a type.
    func isWanted(in tree: SourceFileSyntax) -> Bool {
        isForAllFiles
            || tree.tokens(viewMode: .sourceAccurate).contains { token in
                if case .identifier(let name) = token.tokenKind { names.contains(name) } else { false }
            }
    }
}
