import Foundation
import Observation
import SwiftData

// What lowering makes of classes with `@Model`.

enum Mood: String, Codable, CaseIterable { case happy, sad }

struct Address: Codable, Equatable {
    var street: String
    var number: Int
}

/// A person with pets.
final class Person: PersistentModel {
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

    private var _age: _SwiftDataNoType = .init()
    var age: Int = 0 {
        @storageRestrictions(accesses: _$backingData, initializes: _age)
        init(initialValue) {
            _$backingData.setValue(forKey: \.age, to: initialValue)
            _age = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.age)
            return self.getValue(forKey: \.age)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.age) { self.setValue(forKey: \.age, to: newValue) } }
    }

    private var _email: _SwiftDataNoType = .init()
    var email: String? {
        @storageRestrictions(accesses: _$backingData, initializes: _email)
        init(initialValue) {
            _$backingData.setValue(forKey: \.email, to: initialValue)
            _email = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.email)
            return self.getValue(forKey: \.email)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.email) { self.setValue(forKey: \.email, to: newValue) } }
    }

    private var _mood: _SwiftDataNoType = .init()
    var mood: Mood = Mood.happy {
        @storageRestrictions(accesses: _$backingData, initializes: _mood)
        init(initialValue) {
            _$backingData.setValue(forKey: \.mood, to: initialValue)
            _mood = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.mood)
            return self.getValue(forKey: \.mood)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.mood) { self.setValue(forKey: \.mood, to: newValue) } }
    }

    private var _address: _SwiftDataNoType = .init()
    var address: Address? {
        @storageRestrictions(accesses: _$backingData, initializes: _address)
        init(initialValue) {
            _$backingData.setValue(forKey: \.address, to: initialValue)
            _address = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.address)
            return self.getValue(forKey: \.address)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.address) { self.setValue(forKey: \.address, to: newValue) } }
    }

    private var _tags: _SwiftDataNoType = .init()
    var tags: [String] = [] {
        @storageRestrictions(accesses: _$backingData, initializes: _tags)
        init(initialValue) {
            _$backingData.setValue(forKey: \.tags, to: initialValue)
            _tags = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.tags)
            return self.getValue(forKey: \.tags)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.tags) { self.setValue(forKey: \.tags, to: newValue) } }
    }

    private var _born: _SwiftDataNoType = .init()
    var born: Date? {
        @storageRestrictions(accesses: _$backingData, initializes: _born)
        init(initialValue) {
            _$backingData.setValue(forKey: \.born, to: initialValue)
            _born = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.born)
            return self.getValue(forKey: \.born)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.born) { self.setValue(forKey: \.born, to: newValue) } }
    }

    private var _pets: _SwiftDataNoType = .init()
    var pets: [Pet] = [] {
        @storageRestrictions(accesses: _$backingData, initializes: _pets)
        init(initialValue) {
            _$backingData.setValue(forKey: \.pets, to: initialValue)
            _pets = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.pets)
            return self.getValue(forKey: \.pets)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.pets) { self.setValue(forKey: \.pets, to: newValue) } }
    }

    private var _groups: _SwiftDataNoType = .init()
    var groups: [Club] = [] {
        @storageRestrictions(accesses: _$backingData, initializes: _groups)
        init(initialValue) {
            _$backingData.setValue(forKey: \.groups, to: initialValue)
            _groups = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.groups)
            return self.getValue(forKey: \.groups)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.groups) { self.setValue(forKey: \.groups, to: newValue) } }
    }

    private var _best: _SwiftDataNoType = .init()
    var best: Person? {
        @storageRestrictions(accesses: _$backingData, initializes: _best)
        init(initialValue) {
            _$backingData.setValue(forKey: \.best, to: initialValue)
            _best = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.best)
            return self.getValue(forKey: \.best)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.best) { self.setValue(forKey: \.best, to: newValue) } }
    }

    init(name: String, age: Int = 0) {
        self.name = name
        self.age = age
    }

    /// Nothing is stored of it.
    var note = ""

    private var _$backingData: any BackingData<Person> = Person.createBackingData()
    var persistentBackingData: any BackingData<Person> {
        get { _$backingData }
        set { _$backingData = newValue }
    }
    static var schemaMetadata: [Schema.PropertyMetadata] {
        [
            .init(name: "name", keypath: \Person.name),
            .init(name: "age", keypath: \Person.age, defaultValue: 0 as Int),
            .init(name: "email", keypath: \Person.email),
            .init(name: "mood", keypath: \Person.mood, defaultValue: Mood.happy as Mood),
            .init(name: "address", keypath: \Person.address),
            .init(name: "tags", keypath: \Person.tags, defaultValue: [] as [String]),
            .init(name: "born", keypath: \Person.born),
            .init(
                name: "pets", keypath: \Person.pets, defaultValue: [] as [Pet],
                metadata: Schema.Relationship(deleteRule: .cascade, inverse: \Pet.owner)),
            .init(name: "groups", keypath: \Person.groups, defaultValue: [] as [Club]),
            .init(name: "best", keypath: \Person.best),
        ]
    }
    required init(backingData: any BackingData<Person>) {
        _name = .init()
        _age = .init()
        _email = .init()
        _mood = .init()
        _address = .init()
        _tags = .init()
        _born = .init()
        _pets = .init()
        _groups = .init()
        _best = .init()
        self._$backingData = backingData
    }
    let _$observationRegistrar = ObservationRegistrar()
}

/// A pet of a person.
final class Pet: PersistentModel {
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

    private var _owner: _SwiftDataNoType = .init()
    var owner: Person? {
        @storageRestrictions(accesses: _$backingData, initializes: _owner)
        init(initialValue) {
            _$backingData.setValue(forKey: \.owner, to: initialValue)
            _owner = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.owner)
            return self.getValue(forKey: \.owner)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.owner) { self.setValue(forKey: \.owner, to: newValue) } }
    }

    init(name: String, owner: Person? = nil) {
        self.name = name
        self.owner = owner
    }

    private var _$backingData: any BackingData<Pet> = Pet.createBackingData()
    var persistentBackingData: any BackingData<Pet> {
        get { _$backingData }
        set { _$backingData = newValue }
    }
    static var schemaMetadata: [Schema.PropertyMetadata] {
        [
            .init(name: "name", keypath: \Pet.name),
            .init(name: "owner", keypath: \Pet.owner),
        ]
    }
    required init(backingData: any BackingData<Pet>) {
        _name = .init()
        _owner = .init()
        self._$backingData = backingData
    }
    let _$observationRegistrar = ObservationRegistrar()
}

/// Persons, many of whom are in many.
final class Club: PersistentModel {
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

    private var _members: _SwiftDataNoType = .init()
    var members: [Person] = [] {
        @storageRestrictions(accesses: _$backingData, initializes: _members)
        init(initialValue) {
            _$backingData.setValue(forKey: \.members, to: initialValue)
            _members = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.members)
            return self.getValue(forKey: \.members)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.members) { self.setValue(forKey: \.members, to: newValue) } }
    }

    private var _size: _SwiftDataNoType = .init()
    var size: Int = 0 {
        @storageRestrictions(accesses: _$backingData, initializes: _size)
        init(initialValue) {
            _$backingData.setValue(forKey: \.size, to: initialValue)
            _size = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.size)
            return self.getValue(forKey: \.size)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.size) { self.setValue(forKey: \.size, to: newValue) } }
    }

    init(name: String, size: Int = 0) {
        self.name = name
        self.size = size
    }

    private var _$backingData: any BackingData<Club> = Club.createBackingData()
    var persistentBackingData: any BackingData<Club> {
        get { _$backingData }
        set { _$backingData = newValue }
    }
    static var schemaMetadata: [Schema.PropertyMetadata] {
        [
            .init(name: "name", keypath: \Club.name, metadata: Schema.Attribute(.unique)),
            .init(name: "members", keypath: \Club.members, defaultValue: [] as [Person]),
            .init(name: "size", keypath: \Club.size, defaultValue: 0 as Int),
        ]
    }
    required init(backingData: any BackingData<Club>) {
        _name = .init()
        _members = .init()
        _size = .init()
        self._$backingData = backingData
    }
    let _$observationRegistrar = ObservationRegistrar()
}

/// No two houses have one address.
final class House: PersistentModel {
    private var _street: _SwiftDataNoType
    var street: String {
        @storageRestrictions(accesses: _$backingData, initializes: _street)
        init(initialValue) {
            _$backingData.setValue(forKey: \.street, to: initialValue)
            _street = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.street)
            return self.getValue(forKey: \.street)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.street) { self.setValue(forKey: \.street, to: newValue) } }
    }

    private var _number: _SwiftDataNoType
    var number: Int {
        @storageRestrictions(accesses: _$backingData, initializes: _number)
        init(initialValue) {
            _$backingData.setValue(forKey: \.number, to: initialValue)
            _number = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.number)
            return self.getValue(forKey: \.number)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.number) { self.setValue(forKey: \.number, to: newValue) } }
    }

    private var _rooms: _SwiftDataNoType = .init()
    var rooms: [Room] = [] {
        @storageRestrictions(accesses: _$backingData, initializes: _rooms)
        init(initialValue) {
            _$backingData.setValue(forKey: \.rooms, to: initialValue)
            _rooms = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.rooms)
            return self.getValue(forKey: \.rooms)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.rooms) { self.setValue(forKey: \.rooms, to: newValue) } }
    }

    private var _picture: _SwiftDataNoType = .init()
    var picture: Data? {
        @storageRestrictions(accesses: _$backingData, initializes: _picture)
        init(initialValue) {
            _$backingData.setValue(forKey: \.picture, to: initialValue)
            _picture = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.picture)
            return self.getValue(forKey: \.picture)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.picture) { self.setValue(forKey: \.picture, to: newValue) } }
    }

    init(street: String, number: Int) {
        self.street = street
        self.number = number
    }

    private var _$backingData: any BackingData<House> = House.createBackingData()
    var persistentBackingData: any BackingData<House> {
        get { _$backingData }
        set { _$backingData = newValue }
    }
    static var schemaMetadata: [Schema.PropertyMetadata] {
        [
            .init(name: "street", keypath: \House.street),
            .init(name: "number", keypath: \House.number),
            .init(
                name: "rooms", keypath: \House.rooms, defaultValue: [] as [Room],
                metadata: Schema.Relationship(deleteRule: .deny, inverse: \Room.house)),
            .init(name: "picture", keypath: \House.picture, metadata: Schema.Attribute(.externalStorage)),
            .init(name: "", keypath: \House.self, metadata: Schema.Unique<House>([\.street, \.number])),
            .init(name: "", keypath: \House.self, metadata: Schema.Index<House>([\.street])),
        ]
    }
    required init(backingData: any BackingData<House>) {
        _street = .init()
        _number = .init()
        _rooms = .init()
        _picture = .init()
        self._$backingData = backingData
    }
    let _$observationRegistrar = ObservationRegistrar()
}

/// A room is in a house.
final class Room: PersistentModel {
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

    private var _house: _SwiftDataNoType
    var house: House {
        @storageRestrictions(accesses: _$backingData, initializes: _house)
        init(initialValue) {
            _$backingData.setValue(forKey: \.house, to: initialValue)
            _house = .init()
        }
        get {
            _$observationRegistrar.access(self, keyPath: \.house)
            return self.getValue(forKey: \.house)
        }
        set { _$observationRegistrar.withMutation(of: self, keyPath: \.house) { self.setValue(forKey: \.house, to: newValue) } }
    }

    init(name: String, house: House) {
        self.name = name
        self.house = house
    }

    private var _$backingData: any BackingData<Room> = Room.createBackingData()
    var persistentBackingData: any BackingData<Room> {
        get { _$backingData }
        set { _$backingData = newValue }
    }
    static var schemaMetadata: [Schema.PropertyMetadata] {
        [
            .init(name: "name", keypath: \Room.name),
            .init(name: "house", keypath: \Room.house),
        ]
    }
    required init(backingData: any BackingData<Room>) {
        _name = .init()
        _house = .init()
        self._$backingData = backingData
    }
    let _$observationRegistrar = ObservationRegistrar()
}
