import Foundation
import Testing

@testable import WatchConnectivity

@Suite(.serialized) struct SessionTests {
    @Test func thereIsNoWatch() {
        let session = WCSession.default
        #expect(!WCSession.isSupported() && session === WCSession.default)
        #expect(!session.isPaired && !session.isReachable && session.activationState == .notActivated && session.watchDirectoryURL == nil)
    }

    @Test func anActivationIsToldToFail() async {
        let listener = Listener()
        WCSession.default.delegate = listener
        WCSession.default.activate()
        var told = listener.told.makeAsyncIterator()
        #expect(await told.next() == "activation 0 7002")
    }

    @Test func whatIsSentFailsWithItsReason() async {
        let session = WCSession.default
        let code = await withCheckedContinuation { done in
            session.sendMessage(["a": 1], replyHandler: nil) { done.resume(returning: ($0 as NSError).code) }
        }
        #expect(code == WCError.Code.sessionNotActivated.rawValue)
        let other = await withCheckedContinuation { done in
            session.sendMessage(["a": NSObject()], replyHandler: nil) { done.resume(returning: ($0 as NSError).code) }
        }
        #expect(other == WCError.Code.payloadUnsupportedTypes.rawValue)
        #expect(throws: WCError(.sessionNotActivated)) { try session.updateApplicationContext(["a": 1]) }
        let listener = Listener()
        session.delegate = listener
        let transfer = session.transferFile(URL(fileURLWithPath: "/nowhere/at"), metadata: nil)
        var told = listener.told.makeAsyncIterator()
        #expect(await told.next() == "file 7013")
        #expect(!transfer.isTransferring && session.outstandingFileTransfers.isEmpty)
    }

    @Test func theDelegateIsToldWhyValuesDoNotArrive() async {
        let (session, listener) = (WCSession.default, Listener())
        session.delegate = listener
        let transfers = [
            session.transferUserInfo(["a": 1]), session.transferCurrentComplicationUserInfo(["a": 1]),
            session.transferUserInfo(["a": NSObject()]),
        ]
        #expect(transfers.map(\.isCurrentComplicationInfo) == [false, true, false])
        var told = listener.told.makeAsyncIterator()
        for line in ["values 7004", "values 7004", "values 7010"] { #expect(await told.next() == line) }
        #expect(transfers.allSatisfy { !$0.isTransferring } && session.outstandingUserInfoTransfers.isEmpty)
    }
}

private final class Listener: NSObject, WCSessionDelegate {
    let told: AsyncStream<String>
    private let tell: AsyncStream<String>.Continuation

    override init() { (told, tell) = AsyncStream.makeStream(of: String.self) }

    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?) {
        tell.yield("activation \(activationState.rawValue) \((error as NSError?)?.code ?? 0)")
    }
    func sessionDidBecomeInactive(_ session: WCSession) {}
    func sessionDidDeactivate(_ session: WCSession) {}
    func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?) {
        tell.yield("values \((error as NSError?)?.code ?? 0)")
    }
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {
        tell.yield("file \((error as NSError?)?.code ?? 0)")
    }
}
