import Foundation
import Observation
import SwiftData

/// What lowering makes of a class with `@Model`.
final class Chore: PersistentModel {
    private var _title: _SwiftDataNoType
    var title: String {
        @storageRestrictions(accesses: _$backingData, initializes: _title)
        init(initialValue) {
            _$backingData.setValue(forKey: \.title, to: initialValue)
            _title = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.title)
            return self.getValue(forKey: \.title)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.title) { self.setValue(forKey: \.title, to: newValue) } }
    }

    private var _isDone: _SwiftDataNoType = .init()
    var isDone: Bool = false {
        @storageRestrictions(accesses: _$backingData, initializes: _isDone)
        init(initialValue) {
            _$backingData.setValue(forKey: \.isDone, to: initialValue)
            _isDone = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.isDone)
            return self.getValue(forKey: \.isDone)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.isDone) { self.setValue(forKey: \.isDone, to: newValue) } }
    }

    private var _list: _SwiftDataNoType = .init()
    var list: ChoreList? {
        @storageRestrictions(accesses: _$backingData, initializes: _list)
        init(initialValue) {
            _$backingData.setValue(forKey: \.list, to: initialValue)
            _list = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.list)
            return self.getValue(forKey: \.list)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.list) { self.setValue(forKey: \.list, to: newValue) } }
    }

    init(title: String) { self.title = title }

    private var _$backingData: any BackingData<Chore> = Chore.createBackingData()
    var persistentBackingData: any BackingData<Chore> {
        get { _$backingData }
        set { _$backingData = newValue }
    }
    static var schemaMetadata: [Schema.PropertyMetadata] {
        [
            .init(name: "title", keypath: \Chore.title),
            .init(name: "isDone", keypath: \Chore.isDone, defaultValue: false as Bool),
            .init(name: "list", keypath: \Chore.list),
        ]
    }
    required init(backingData: any BackingData<Chore>) {
        _title = .init()
        _isDone = .init()
        _list = .init()
        self._$backingData = backingData
    }
    let _$observationRegistrar = ObservationRegistrar()
}

/// Tasks that belong together.
final class ChoreList: PersistentModel {
    private var _name: _SwiftDataNoType
    var name: String {
        @storageRestrictions(accesses: _$backingData, initializes: _name)
        init(initialValue) {
            _$backingData.setValue(forKey: \.name, to: initialValue)
            _name = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.name)
            return self.getValue(forKey: \.name)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.name) { self.setValue(forKey: \.name, to: newValue) } }
    }

    private var _chores: _SwiftDataNoType = .init()
    var chores: [Chore] = [] {
        @storageRestrictions(accesses: _$backingData, initializes: _chores)
        init(initialValue) {
            _$backingData.setValue(forKey: \.chores, to: initialValue)
            _chores = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.chores)
            return self.getValue(forKey: \.chores)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.chores) { self.setValue(forKey: \.chores, to: newValue) } }
    }

    init(name: String) { self.name = name }

    private var _$backingData: any BackingData<ChoreList> = ChoreList.createBackingData()
    var persistentBackingData: any BackingData<ChoreList> {
        get { _$backingData }
        set { _$backingData = newValue }
    }
    static var schemaMetadata: [Schema.PropertyMetadata] {
        [
            .init(name: "name", keypath: \ChoreList.name),
            .init(
                name: "chores", keypath: \ChoreList.chores, defaultValue: [] as [Chore],
                metadata: Schema.Relationship(deleteRule: .cascade, inverse: \Chore.list)),
        ]
    }
    required init(backingData: any BackingData<ChoreList>) {
        _name = .init()
        _chores = .init()
        self._$backingData = backingData
    }
    let _$observationRegistrar = ObservationRegistrar()
}
