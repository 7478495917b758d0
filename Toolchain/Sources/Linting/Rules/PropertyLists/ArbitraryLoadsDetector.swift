/// Apps that may load anything without encryption.
final class ArbitraryLoadsDetector: Detector, PropertyListScanner {
    static let issue = Issue(
        id: "ArbitraryLoads", briefDescription: "The app may load anything without encryption",
        explanation: """
            `NSAllowsArbitraryLoads` switches App Transport Security off for all servers. Name the servers that need it under
            `NSExceptionDomains`.
            """,
        category: .security, priority: 7, severity: .warning, implementation: Implementation(ArbitraryLoadsDetector.self, .propertyList),
        noncompliant: [
            Example(files: [
                "Info.plist": """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0">
                <dict>
                <key>NSAppTransportSecurity</key>
                <dict>
                ↓<key>NSAllowsArbitraryLoads</key>
                <true/>
                </dict>
                </dict>
                </plist>
                """
            ])
        ],
        compliant: [
            Example(files: [
                "Info.plist": """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0">
                <dict>
                <key>NSAppTransportSecurity</key>
                <dict/>
                </dict>
                </plist>
                """
            ])
        ])

    func visitPropertyList(_ context: PropertyListContext) {
        if context.file.value["NSAppTransportSecurity"]?["NSAllowsArbitraryLoads"]?.boolean == true {
            context.report(Self.issue, at: "NSAllowsArbitraryLoads", "The app may load anything without encryption.")
        }
    }
}
