import Foundation
import SampanHost
import Testing

@testable import UIKit

/// Screenshots of all that a scene has. Each test has a process of its own.
@Suite struct ScreenshotServiceTests {
    @Test func aScriptGetsTheDocumentThatTheScenesDelegateMakes() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = LoggedApp()
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/Page.pdf")
                defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
                let request = HostRequest.screenshotDocument(file: file.path)
                #expect(app.runtime.ask(request)?.contains("makes no PDF document") == true)
                let maker = PageMaker()
                let service = app.scenes[0].screenshotService
                service?.delegate = maker
                #expect(service?.windowScene === app.scenes[0])
                #expect(app.runtime.ask(request) == nil)
                #expect((try? Data(contentsOf: file)) == Data("%PDF-".utf8))
                maker.data = nil
                #expect(app.runtime.ask(request)?.contains("no PDF document of its screen now") == true)
                withExtendedLifetime(maker) {}
            }.value
        }
    }
}

private final class PageMaker: NSObject, UIScreenshotServiceDelegate {
    var data: Data? = Data("%PDF-".utf8)

    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) {
        completionHandler(data, 0, .zero)
    }
}
