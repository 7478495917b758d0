import Foundation
import Testing

@testable import CoreTelephony

@Suite(.serialized) struct TelephonyTests {
    @Test func aDeviceWithoutASIMHasNoServices() {
        let info = CTTelephonyNetworkInfo()
        #expect(info.serviceSubscriberCellularProviders == nil && info.subscriberCellularProvider == nil)
        #expect(info.serviceCurrentRadioAccessTechnology == nil && info.currentRadioAccessTechnology == nil)
        #expect(info.dataServiceIdentifier == nil)
        let carrier = CTCarrier()
        #expect(carrier.carrierName == nil && carrier.isoCountryCode == nil && carrier.mobileNetworkCode == nil && carrier.allowsVOIP)
    }

    @Test func callsAreToldOfWhenTheyComeAndWhenTheyAreOver() async {
        let book = CallBook.shared
        let center = CTCallCenter()
        #expect(center.currentCalls == nil)
        let (states, tell) = AsyncStream.makeStream(of: String.self)
        center.callEventHandler = { tell.yield($0.callState) }
        book.interrupt(true)
        #expect(center.currentCalls?.map(\.callState) == [CTCallStateIncoming])
        var heard = states.makeAsyncIterator()
        #expect(await heard.next() == CTCallStateIncoming)
        book.interrupt(false)
        #expect(await heard.next() == CTCallStateDisconnected)
        #expect(center.currentCalls == nil)
    }

    @Test func anEndWithoutACallTellsNothing() async {
        let center = CTCallCenter()
        let (states, tell) = AsyncStream.makeStream(of: String.self)
        center.callEventHandler = { tell.yield($0.callState) }
        CallBook.shared.interrupt(false)
        #expect(center.currentCalls == nil)
        CallBook.shared.interrupt(true)
        var heard = states.makeAsyncIterator()
        #expect(await heard.next() == CTCallStateIncoming)
        CallBook.shared.interrupt(false)
    }
}
