import Foundation
import Social
import Testing

/// Social networks, of which iOS knows none any more.
@Suite struct ServiceTests {
    @MainActor
    @Test(arguments: ["com.apple.social.twitter", "com.apple.social.facebook", "com.apple.social.sinaweibo", "org.example.other"])
    func noServiceIsAvailableAndThereIsNoPostForIt(_ service: String) {
        #expect(!SLComposeViewController.isAvailable(forServiceType: service))
        let post: SLComposeViewController? = SLComposeViewController(forServiceType: service)
        #expect(post == nil)
    }
}
