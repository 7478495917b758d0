import Foundation

private final class Listener: NSObject {}

@MainActor func checkThatWhatStandsInFoundationsPlaceIsMeant() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = .positional
    formatter.zeroFormattingBehavior = .pad
    expect(formatter.string(from: 65) == "0:01:05")
    let listeners = NSHashTable<Listener>.weakObjects()
    let table = NSMapTable<NSString, Listener>(keyOptions: .copyIn, valueOptions: .weakMemory)
    let listener = Listener()
    listeners.add(listener)
    table.setObject(listener, forKey: "a")
    expect(listeners.allObjects == [listener] && table.object(forKey: "a") === listener)
    do {
        _ = try Data(contentsOf: URL(fileURLWithPath: "/nowhere/x"))
        expect(false)
    } catch { expect(error.localizedDescription == "The file “x” couldn’t be opened because there is no such file.") }
}
