#include "Parts.h"

static void addShape(SpriteBody *body, const b2Shape &shape) {
    b2FixtureDef definition;
    definition.shape = &shape;
    definition.density = body->density;
    definition.friction = body->friction;
    definition.restitution = body->restitution;
    body->body->CreateFixture(&definition);
}

/// The points without those that lie on the one before.
static std::vector<b2Vec2> distinct(const SpriteVector *points, int count, bool isLoop) {
    std::vector<b2Vec2> result;
    const float least = 4 * b2_linearSlop * b2_linearSlop;
    for (int i = 0; i < count; ++i) {
        b2Vec2 point = vector(points[i]);
        if (result.empty() || b2DistanceSquared(result.back(), point) > least) result.push_back(point);
    }
    while (isLoop && result.size() > 1 && b2DistanceSquared(result.front(), result.back()) <= least) result.pop_back();
    return result;
}

extern "C" {

SpriteBody *SpriteBodyCreate(SpriteWorld *world, uintptr_t id, bool isDynamic, SpriteVector position, float angle) {
    auto *made = new SpriteBody{world, id, nullptr};
    b2BodyDef definition;
    definition.type = isDynamic ? b2_dynamicBody : b2_staticBody;
    definition.position = vector(position);
    definition.angle = angle;
    definition.userData.pointer = reinterpret_cast<uintptr_t>(made);
    made->body = world->world.CreateBody(&definition);
    return made;
}

void SpriteBodyDestroy(SpriteBody *body) {
    body->world->forget(body);
    body->world->world.DestroyBody(body->body);
    delete body;
}

void SpriteBodyAddCircle(SpriteBody *body, SpriteVector center, float radius) {
    b2CircleShape shape;
    shape.m_p = vector(center);
    shape.m_radius = radius;
    if (radius > 0) addShape(body, shape);
}

void SpriteBodyAddPolygon(SpriteBody *body, const SpriteVector *corners, int count) {
    std::vector<b2Vec2> points = distinct(corners, count, true);
    if (points.size() < 3 || points.size() > b2_maxPolygonVertices) return;
    float area = 0;
    for (size_t i = 0; i < points.size(); ++i) area += b2Cross(points[i], points[(i + 1) % points.size()]);
    if (b2Abs(area) < 1e-6f) return;
    b2PolygonShape shape;
    shape.Set(points.data(), static_cast<int32>(points.size()));
    if (shape.m_count >= 3) addShape(body, shape);
}

void SpriteBodyAddChain(SpriteBody *body, const SpriteVector *points, int count, bool isLoop) {
    std::vector<b2Vec2> line = distinct(points, count, isLoop);
    if (line.size() < 2) return;
    if (isLoop && line.size() > 2) line.push_back(line.front());
    // Edges with two sides: those of a chain have one.
    for (size_t i = 0; i + 1 < line.size(); ++i) {
        b2EdgeShape shape;
        shape.SetTwoSided(line[i], line[i + 1]);
        addShape(body, shape);
    }
}

void SpriteBodyRemoveShapes(SpriteBody *body) {
    while (b2Fixture *fixture = body->body->GetFixtureList()) body->body->DestroyFixture(fixture);
}

void SpriteBodySetDynamic(SpriteBody *body, bool isDynamic) {
    body->body->SetType(isDynamic ? b2_dynamicBody : b2_staticBody);
}

void SpriteBodySetMasks(SpriteBody *body, SpriteMasks masks) {
    body->masks = masks;
    for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) fixture->Refilter();
}

void SpriteBodySetMaterial(SpriteBody *body, float density, float friction, float restitution) {
    (body->density = density, body->friction = friction, body->restitution = restitution);
    for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
        fixture->SetDensity(density);
        fixture->SetFriction(friction);
        fixture->SetRestitution(restitution);
    }
    for (b2ContactEdge *edge = body->body->GetContactList(); edge; edge = edge->next) {
        edge->contact->ResetFriction();
        edge->contact->ResetRestitution();
    }
    body->body->ResetMassData();
}

void SpriteBodySetMotion(SpriteBody *body, float linearDamping, float angularDamping, bool hasGravity, bool rotates, bool isBullet) {
    body->body->SetLinearDamping(linearDamping);
    body->body->SetAngularDamping(angularDamping);
    body->body->SetGravityScale(hasGravity ? 1 : 0);
    body->body->SetFixedRotation(!rotates);
    body->body->SetBullet(isBullet);
    body->body->SetAwake(true);
}

void SpriteBodySetPinned(SpriteBody *body, bool isPinned) {
    if (body->pin) body->world->world.DestroyJoint(body->pin);
    body->pin = nullptr;
    if (!isPinned) return;
    b2RevoluteJointDef definition;
    definition.Initialize(body->world->ground, body->body, body->body->GetPosition());
    body->pin = body->world->world.CreateJoint(&definition);
}

void SpriteBodySetPlace(SpriteBody *body, SpriteVector position, float angle) {
    bool isPinned = body->pin != nullptr;
    // A pin stays with the body, not with the place.
    if (isPinned) SpriteBodySetPinned(body, false);
    body->body->SetTransform(vector(position), angle);
    if (isPinned) SpriteBodySetPinned(body, true);
    body->body->SetAwake(true);
    // What rests on it has to fall, or be carried.
    for (b2ContactEdge *edge = body->body->GetContactList(); edge; edge = edge->next) edge->other->SetAwake(true);
}

SpriteVector SpriteBodyPosition(const SpriteBody *body) { return vector(body->body->GetPosition()); }
float SpriteBodyAngle(const SpriteBody *body) { return body->body->GetAngle(); }
void SpriteBodySetVelocity(SpriteBody *body, SpriteVector velocity) { body->body->SetLinearVelocity(vector(velocity)); }
SpriteVector SpriteBodyVelocity(const SpriteBody *body) { return vector(body->body->GetLinearVelocity()); }
void SpriteBodySetSpin(SpriteBody *body, float spin) { body->body->SetAngularVelocity(spin); }
float SpriteBodySpin(const SpriteBody *body) { return body->body->GetAngularVelocity(); }
bool SpriteBodyIsAwake(const SpriteBody *body) { return body->isDynamic() && body->body->IsAwake(); }
void SpriteBodySetAwake(SpriteBody *body, bool isAwake) { body->body->SetAwake(isAwake); }
float SpriteBodyMass(const SpriteBody *body) { return body->body->GetMass(); }
SpriteVector SpriteBodyCenter(const SpriteBody *body) { return vector(body->body->GetWorldCenter()); }

void SpriteBodyApplyForce(SpriteBody *body, SpriteVector force, SpriteVector point) {
    body->body->ApplyForce(vector(force), vector(point), true);
}

void SpriteBodyApplyTorque(SpriteBody *body, float torque) { body->body->ApplyTorque(torque, true); }

void SpriteBodyApplyImpulse(SpriteBody *body, SpriteVector impulse, SpriteVector point) {
    body->body->ApplyLinearImpulse(vector(impulse), vector(point), true);
}

void SpriteBodyApplyAngularImpulse(SpriteBody *body, float impulse) { body->body->ApplyAngularImpulse(impulse, true); }

bool SpriteBodyContains(const SpriteBody *body, SpriteVector point) {
    for (const b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
        if (fixture->TestPoint(vector(point))) return true;
    }
    return false;
}

void SpriteBodyVisitTouching(const SpriteBody *body, void *context, void (*visit)(void *, uintptr_t)) {
    for (const b2ContactEdge *edge = body->body->GetContactList(); edge; edge = edge->next) {
        if (edge->contact->IsTouching()) visit(context, owner(edge->other)->id);
    }
}

}
